import { type FormFields, withTickedTexts } from '@aangiftewijs/domain/form'
import { invalidBody, unsupportedType } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'

/** Bytes of a JSON body: far above any return, far below a burden. */
const jsonLimit = 256 * 1024
const formLimit = 64 * 1024

/** Milliseconds in which such a body has come: they hold a connection and a request, of which there are only so many. */
const longestArrival = 20_000

const hasBody = (ctx: Context) =>
  ctx.request.length !== undefined ? ctx.request.length > 0 : 'transfer-encoding' in ctx.headers

const neither = { multipart: false, json: false, text: false, urlencoded: false, patchNode: false }

/** What reads bodies, loaded with the first one: a start takes a tenth less without it. */
async function loadReaders() {
  const { HttpMethodEnum, koaBody } = await import('koa-body')
  const parsedMethods = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE]
  return {
    json: koaBody({ ...neither, json: true, jsonLimit, parsedMethods }),
    form: koaBody({ ...neither, urlencoded: true, formLimit, parsedMethods }),
  }
}
let loading: ReturnType<typeof loadReaders> | null = null

/** Middleware: reads a JSON body; no body reads as `{}`. 415 for another kind, 400 for broken JSON, 413 above 256 kB. */
export const jsonBody: Middleware = async (ctx, next) => {
  if (!hasBody(ctx)) {
    ctx.request.body = {}
    return next()
  }
  if (!ctx.is('json', '+json')) throw unsupportedType()
  await readBody(ctx, 'json')
  return next()
}

/** Middleware: reads an urlencoded form. */
export const formBody: Middleware = async (ctx, next) => {
  if (hasBody(ctx)) {
    if (!ctx.is('urlencoded')) throw unsupportedType()
    await readBody(ctx, 'form')
  }
  return next()
}

async function readBody(ctx: Context, kind: 'json' | 'form'): Promise<void> {
  loading ??= loadReaders()
  const { [kind]: read } = await loading
  const tooSlow = setTimeout(() => ctx.req.destroy(), longestArrival)
  try {
    await read(ctx, async () => {})
  } catch (error) {
    if (error instanceof SyntaxError || isBrokenCompression(error) || isCutOff(ctx)) throw invalidBody(error)
    throw error
  } finally {
    clearTimeout(tooSlow)
  }
  refuseOdd(ctx.request.body)
}

/** What Node's brotli says with codes that change with its version; those of gzip and deflate begin alike. */
const brotliFailed = 'Decompression failed'

const isBrokenCompression = (error: unknown) =>
  error instanceof Error && 'code' in error && (String(error.code).startsWith('Z_') || error.message === brotliFailed)

/** Whether somebody hung up before the body was read: to the library that may be a fault of ours. */
const isCutOff = ({ req }: Context) => req.readableAborted

/** Far deeper than anything that is asked for: more is there to exhaust who walks it. */
const deepest = 32

/**
 * What nothing behind this can keep or walk: the character NUL, which Postgres keeps in no text, and nesting without end.
 * @throws `invalid-body` where one stands in a value or a name
 */
export function refuseOdd(value: unknown, depth = 0): void {
  if (typeof value === 'string' && value.includes('\0')) throw invalidBody()
  if (typeof value !== 'object' || value === null) return
  if (depth === deepest) throw invalidBody()
  for (const [name, one] of Object.entries(value)) {
    refuseOdd(name)
    refuseOdd(one, depth + 1)
  }
}

const lastText = (value: unknown): string | null => {
  const one: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof one === 'string' ? one : null
}

/** The texts of a posted form by control name; of a repeated name the last. What was ticked instead of typed is as typed. */
export function fieldsOf(ctx: Context): FormFields {
  const body: unknown = ctx.request.body ?? {}
  if (typeof body !== 'object' || body === null) return {}
  return withTickedTexts(
    Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => {
        const text = lastText(value)
        return text === null ? [] : [[name, text]]
      }),
    ),
  )
}
