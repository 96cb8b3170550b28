import { abortAfter } from '@aangiftewijs/ui/behaviour'

/** In milliseconds. */
const longestWait = 10_000

/** Whether the server can be reached, which knows every address. @throws when it cannot: as `fetch` does, or for taking too long */
export const reach = (address: string): Promise<unknown> =>
  fetch(address, { method: 'OPTIONS', cache: 'no-store', signal: abortAfter(longestWait) })
