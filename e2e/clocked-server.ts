import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface ClockedServer {
  readonly origin: string
  /** Moves the host's clock on, in milliseconds. */
  advance(milliseconds: number): Promise<void>
  /** Everything the host logged so far. */
  log(): Promise<string>
  stop(): Promise<void>
}

/** The next message of the host; fails when the host ends instead. */
const fieldOf = (child: ChildProcess, field: 'origin' | 'log'): Promise<string> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new Error('the host ended'))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(String(Object(message)[field]))
    })
  })

interface ClockedOptions {
  /** The moment the clock stands at, ISO 8601. */
  readonly at?: string
  /** Settings of the host. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the built host in a process of its own, on a clock of the test's. */
export async function startClockedServer(options: ClockedOptions = {}): Promise<ClockedServer> {
  const child = fork(new URL('./clocked-host.mjs', import.meta.url), [JSON.stringify(options)], {
    // The test runner's own conditions would make the packages resolve to their sources.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const origin = await fieldOf(child, 'origin')
  const tell = (advance: number) => {
    const answer = fieldOf(child, 'log')
    child.send({ advance })
    return answer
  }
  return {
    origin,
    advance: async (milliseconds) => {
      await tell(milliseconds)
    },
    log: () => tell(0),
    stop: async () => {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
