import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of one connection under way at once. Browsers and proxies send the next when the last is answered; three thousand in one
 * packet would all be begun, and their answers kept until the first is taken.
 */
const mostAtOnce = 8

/** What is under way on each connection. */
export interface Connections {
  /** @param end called once, when the answer or its connection has ended. @returns false when the connection has too many under way */
  readonly begin: (socket: Socket, response: ServerResponse, end: () => void) => boolean
}

export function createConnections(): Connections {
  const underWay = new WeakMap<Socket, Set<() => void>>()
  const open = (socket: Socket) => {
    const endings = new Set<() => void>()
    underWay.set(socket, endings)
    // An answer that waits for the one before it is never told that its connection is gone.
    socket.once('close', () => {
      for (const end of endings) end()
      endings.clear()
    })
    return endings
  }
  return {
    begin: (socket, response, end) => {
      const endings = underWay.get(socket) ?? open(socket)
      if (endings.size === mostAtOnce) return false
      endings.add(end)
      response.once('close', () => {
        if (endings.delete(end)) end()
      })
      return true
    },
  }
}
