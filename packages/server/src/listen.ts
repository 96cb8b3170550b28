import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from './app.ts'
import { createConnections } from './connections.ts'
import { ConfigError } from './env.ts'

/** A listening host. */
export interface Listening {
  readonly port: number
  /**
   * Stops accepting, lets running requests end, and resolves when the last has.
   * @param unused resolves when whoever sends people here has heard that it ends: until then everything is answered
   */
  readonly drain: (unused?: Promise<unknown>) => Promise<void>
}

/**
 * Milliseconds until a request has arrived: ten megabytes over a slow line take minutes (uploads have a least rate of their own). A connection is kept
 * longer than proxies keep theirs (60 s): whoever closes it first must not do so while the other sends. Exported for its test.
 */
export const timeouts = {
  requestTimeout: 300_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 65_000,
  // How often Node looks for what is over one of them; by itself every thirty seconds.
  connectionsCheckingInterval: 2_000,
}

/** Milliseconds after which a connection on which nothing moves is closed, such as that of a reader who does not read. */
const idleTimeout = 120_000

/** Milliseconds after which a request is broken off that has no whole answer, however little of it somebody takes at a time. */
const answerTimeout = 600_000

/** Milliseconds a running request may take while draining. */
const drainTimeout = 4_000

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
const isNoSuchAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(isPortInfo(address) ? address.port : port)
    })
  })
}
const isPortInfo = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** `localhost` means both loopback addresses: browsers try either. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host])

/** An address with a host of its own, as it is sent to a proxy, that is another than the request's. */
const namesOtherHost = ({ url = '', headers: { host } }: IncomingMessage) =>
  /^[a-z]+:/i.test(url) && (!URL.canParse(url) || new URL(url).host !== host?.toLowerCase())

/** What another server on the way could read as something else: two hosts, a version in which a message ends otherwise, a body packed for the way. */
const isAmbiguous = (request: IncomingMessage) =>
  !['1.0', '1.1'].includes(request.httpVersion) ||
  request.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1 ||
  namesOtherHost(request) ||
  !['', 'chunked'].includes((request.headers['transfer-encoding'] ?? '').toLowerCase())

/**
 * Listens.
 * @param longest milliseconds for one request and its answer; for tests
 * @throws {ConfigError} one sentence when the port is taken or may not be used
 */
export async function listen(app: App, host: string, port: number, longest = answerTimeout): Promise<Listening> {
  const answer = app.callback()
  const unanswered = new Set<ServerResponse>()
  let isDraining = false
  /** So that a browser that keeps its connection sends none of its next requests on it. */
  const tellToClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const connections = createConnections()
  const handle: RequestListener = (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (isAmbiguous(request)) {
      response.writeHead(400, { Connection: 'close' }).end()
      return
    }
    const mayBegin = connections.begin(socket, response, () => {
      clearTimeout(breakOff)
      unanswered.delete(response)
    })
    if (!mayBegin) {
      socket.destroy()
      return
    }
    const breakOff = setTimeout(() => request.destroy(), longest).unref()
    unanswered.add(response)
    if (isDraining) tellToClose(response)
    void answer(request, response)
  }
  const servers: Server[] = []
  let actualPort = port
  for (const address of addressesOf(host)) {
    const server = createServer(timeouts, handle)
    server.setTimeout(idleTimeout)
    try {
      actualPort = await listenAt(server, actualPort, address)
      servers.push(server)
    } catch (error) {
      if (isNoSuchAddress(error) && servers.length > 0) continue
      for (const opened of servers) opened.close()
      throw startError(error, host, port)
    }
  }
  return {
    port: actualPort,
    drain: async (unused) => {
      isDraining = true
      unanswered.forEach(tellToClose)
      await unused
      await Promise.all(servers.map(drainOne))
    },
  }
}

function startError(error: unknown, host: string, port: number): ConfigError {
  if (isPortTaken(error)) {
    return new ConfigError(
      `The server cannot start: port ${port} on ${host} is in use; stop what uses it or choose another with PORT.`,
    )
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new ConfigError(`The server cannot start: it cannot listen on ${host} port ${port} (${reason}).`)
}

/** Connections that become idle are closed at once, those with a request when it is answered. */
const drainOne = (server: Server) =>
  new Promise<void>((resolve) => {
    const closing = setInterval(() => server.closeIdleConnections(), 50)
    const cutOff = setTimeout(() => server.closeAllConnections(), drainTimeout)
    server.close(() => {
      clearInterval(closing)
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })
