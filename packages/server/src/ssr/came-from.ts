import type { Context } from '../http.ts'
import { safePath } from './safe-path.ts'

/** The path of the page on which a form was sent that stands on several; `fallback` where the browser does not tell. */
export function cameFrom(ctx: Context, fallback: string): string {
  const from = ctx.get('Referer')
  if (!URL.canParse(from)) return fallback
  const { host, pathname } = new URL(from)
  return host === ctx.host ? safePath(pathname, fallback) : fallback
}
