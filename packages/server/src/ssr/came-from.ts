import type { Context } from '../http.ts'
import { safePath } from './safe-path.ts'

/** The page on which a form was sent, as far as the browser tells; null where it does not. */
export function pageBefore(ctx: Context): { readonly path: string; readonly search: string } | null {
  const from = ctx.get('Referer')
  if (!URL.canParse(from)) return null
  const { host, pathname, search } = new URL(from)
  return host === ctx.host && safePath(pathname, '') === pathname ? { path: pathname, search } : null
}

/** The path of the page on which a form was sent that stands on several; `fallback` where the browser does not tell. */
export const cameFrom = (ctx: Context, fallback: string): string => pageBefore(ctx)?.path ?? fallback
