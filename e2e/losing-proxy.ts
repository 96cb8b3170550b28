import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A connection to the server that may break at the worst moment: when everything is done and nothing has been told. */
export interface LosingProxy {
  /** Where the server answers through it. */
  readonly origin: string
  /** Loses the next answer to such a request, and the `more` after it. */
  readonly lose: (method: string, path: string, more?: number) => void
  /** Breaks every connection and takes no other, until it is told to. */
  readonly cut: (isCut: boolean) => void
  /** The requests that change something, each with the status it was answered with, in order. */
  readonly seen: string[]
  readonly stop: () => Promise<void>
}

/** `keepsCookies`: whether the cookies of either side come through, as they do in a browser that keeps them. */
export async function startLosingProxy(origin: string, { keepsCookies = true } = {}): Promise<LosingProxy> {
  const target = new URL(origin)
  const seen: string[] = []
  const lost = { method: '', path: '', left: 0 }
  let isCut = false
  const server = createServer((asked, answer) => {
    const { method = '', url = '' } = asked
    if (!keepsCookies) delete asked.headers.cookie
    const headers = { ...asked.headers, host: target.host, ...(asked.headers.origin && { origin }) }
    const passedOn = request({ host: target.hostname, port: target.port, path: url, method, headers }, (answered) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
        seen.push(`${method} ${url.split('?')[0]} ${answered.statusCode}`)
      const isLost = lost.left > 0 && method === lost.method && url.startsWith(lost.path)
      if (isLost) {
        lost.left -= 1
        answered.on('end', () => answer.destroy()).resume()
        return
      }
      if (!keepsCookies) delete answered.headers['set-cookie']
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  }).listen(0, 'localhost')
  server.on('connection', (socket) => isCut && socket.destroy())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    lose: (method, path, more = 0) => Object.assign(lost, { method, path, left: more + 1 }),
    cut: (now) => {
      isCut = now
      if (isCut) server.closeAllConnections()
    },
    seen,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
