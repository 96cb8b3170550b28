import { Stream } from 'node:stream'
import type { Context, Middleware } from '../http.ts'
import { codingOf, compressBytes } from './coding.ts'

/** Below it headers weigh more than what is saved. */
const leastBytes = 1024
/** For one answer only: a step's page in a tenth of a millisecond, a kilobyte larger than in a quarter of one. */
const effort = { br: 1, gzip: 1 }
const compressibleTypes = /^text\/|json|javascript|xml/

/** The bytes of an answer that may shrink; null for files, which are compressed already or read in a stream. */
function bytesOf({ body, type, state }: Context): Buffer | null {
  if (body === null || body === undefined || body instanceof Stream || state.isCacheable) return null
  if (!compressibleTypes.test(type)) return null
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Middleware: compresses each answer that is made for one visitor. What the page cache shares it compresses itself, once. */
export const compressAnswers: Middleware = async (ctx, next) => {
  if (ctx.dependencies.config.compress) ctx.vary('Accept-Encoding')
  await next()
  const coding = codingOf(ctx)
  if (coding === 'identity' || ctx.method === 'HEAD' || ctx.res.hasHeader('Content-Encoding')) return
  const bytes = bytesOf(ctx)
  if (bytes === null || bytes.length < leastBytes) return
  ctx.body = compressBytes(bytes, coding, effort)
  ctx.set('Content-Encoding', coding)
}
