import { addressTooLong } from '../errors.ts'
import type { Middleware } from '../http.ts'

/** Characters of an address with its query: twice what any page of ours leads to, and a page names its own address a dozen times. */
const longest = 4_000

/** Middleware: refuses an address that is only there to make work. */
export const refuseLongAddresses: Middleware = (ctx, next) => {
  if (ctx.url.length > longest) throw addressTooLong()
  return next()
}
