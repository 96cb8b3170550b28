import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes everything on to a server until it is told to fail, which no server does on demand. */
export interface FailingProxy {
  readonly origin: string
  /** From now on every call is refused with this status, or taken and not answered; null ends that. */
  readonly failWith: (failure: number | 'silence' | null) => void
  /** Nothing answers at its address any more, until {@link comeBack}. */
  readonly stop: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let failure: number | 'silence' | null = null
  const server = createServer((request, response) => {
    if (failure === 'silence') return
    if (failure !== null) {
      response.writeHead(failure, { 'Content-Type': 'application/xml' })
      response.end('<?xml version="1.0"?><Error><Code>InternalError</Code><Message>on demand</Message></Error>')
      return
    }
    const { method, headers } = request
    const passed = ask(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    failWith: (next) => {
      failure = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
}
