// Somebody at the proxy: https to a name that only the proxy's certificate knows, with cookies.
import { Agent, request } from 'node:https'

export function createVisitor({ port, certificate }, siteHost) {
  const origin = `https://${siteHost}`
  const cookies = new Map()
  const agent = new Agent({ ca: certificate, servername: siteHost, keepAlive: true })
  const keep = (line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  /** @param body a form, or what becomes JSON */
  return async (method, path, body) => {
    const sent = body === undefined ? null : new Response(body instanceof FormData ? body : JSON.stringify(body))
    const bytes = sent && Buffer.from(await sent.arrayBuffer())
    const headers = {
      Host: siteHost,
      Origin: origin,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(bytes && {
        'Content-Type': body instanceof FormData ? sent.headers.get('Content-Type') : 'application/json',
        'Content-Length': bytes.length,
      }),
    }
    const answer = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method, path, headers, agent }, resolve).on('error', reject).end(bytes)
    })
    for (const line of answer.headers['set-cookie'] ?? []) keep(line)
    const parts = []
    for await (const part of answer) parts.push(part)
    const { 'content-type': type, 'retry-after': retryAfter } = answer.headers
    return { status: answer.statusCode, type, retryAfter, bytes: Buffer.concat(parts) }
  }
}
