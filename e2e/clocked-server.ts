import { fork } from 'node:child_process'

export interface ClockedServer {
  readonly origin: string
  /** Moves the host's clock on, in milliseconds. */
  advance(milliseconds: number): Promise<void>
  /** Everything the host logged so far. */
  log(): Promise<string>
  stop(): Promise<void>
}

interface Answer {
  readonly number: number
  readonly answer?: string
  /** Why there is none. */
  readonly failure?: string
}

type Asks = (does: 'start' | 'advance' | 'stop', details: object) => Promise<string>

/** Starts the process in which the hosts run. */
function startProcess(): Asks {
  const child = fork(new URL('./clocked-host.mjs', import.meta.url), {
    // The test runner's own conditions would make the packages resolve to their sources.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (answer: Omit<Answer, 'number'>) => void>()
  child.on('message', ({ number, ...answer }: Answer) => {
    waiting.get(number)?.(answer)
    waiting.delete(number)
  })
  child.once('exit', () => {
    for (const hear of waiting.values()) hear({ failure: 'the host ended' })
  })
  let count = 0
  return (does, details) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, ({ answer, failure }) => (answer === undefined ? reject(new Error(failure)) : resolve(answer)))
      child.send({ number: count, does, ...details })
    })
}

let started: Asks | undefined

/** One process for all files of a worker: to load the host anew for each took most of what they did. It ends with the worker. */
const ask: Asks = (does, details) => {
  started ??= startProcess()
  return started(does, details)
}

interface ClockedOptions {
  /** The moment the clock stands at, ISO 8601. */
  readonly at?: string
  /** Settings of the host. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the built host on a clock of the test's, apart from every other. */
export async function startClockedServer(options: ClockedOptions = {}): Promise<ClockedServer> {
  const origin = await ask('start', options)
  return {
    origin,
    advance: async (milliseconds) => {
      await ask('advance', { origin, milliseconds })
    },
    log: () => ask('advance', { origin, milliseconds: 0 }),
    stop: async () => {
      await ask('stop', { origin })
    },
  }
}
