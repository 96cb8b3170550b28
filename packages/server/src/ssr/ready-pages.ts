import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from '../http.ts'

const codings = ['br', 'gzip', 'identity'] as const
type Coding = (typeof codings)[number]

/** How each form is made: once for a page and minute, so it may take some milliseconds. */
const makers: Readonly<Record<Coding, (html: Buffer) => Buffer>> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html, { level: 6 }),
  identity: (html) => html,
}

type Forms = Map<Coding, Buffer>

const mostPages = 200
const ready = new Map<string, Forms>()

/** Says that this very text will be sent again and again: its compressed forms are kept. */
export function keepReady(html: string): string {
  if (ready.size >= mostPages) ready.clear()
  ready.set(html, new Map())
  return html
}

/** Sends a page that was {@link keepReady kept} in the form the browser takes; false for any other. */
export function sendReady(ctx: Context, html: string): boolean {
  const forms = ready.get(html)
  if (forms === undefined) return false
  const coding = codings.find((each) => ctx.acceptsEncodings(each) === each) ?? 'identity'
  const body = forms.get(coding) ?? makers[coding](Buffer.from(html))
  forms.set(coding, body)
  ctx.vary('Accept-Encoding')
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  ctx.body = body
  return true
}
