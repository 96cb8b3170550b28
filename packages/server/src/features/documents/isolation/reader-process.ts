import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answers, caps, type ReaderFailure, type Request } from './protocol.ts'
import { readerFolderPrefix } from './reader-folders.ts'
import { detectSandbox, type Sandbox } from './sandbox.ts'

/** The end of one request: an answer, or what went wrong with the process. */
export type ReaderOutcome<K extends Request['kind']> =
  | { readonly kind: 'answered'; readonly answer: Answers[K] }
  | { readonly kind: ReaderFailure }

type RequestOf<K extends Request['kind']> = Extract<Request, { kind: K }>

/** A process that reads files, started when first needed and started again after it had to be ended. */
export interface ReaderProcess {
  /** One request at a time. Ends the process when it takes longer than `timeout` milliseconds, once started, or `signal` fires. */
  readonly ask: <K extends Request['kind']>(
    request: RequestOf<K>,
    timeout: number,
    signal: AbortSignal,
  ) => Promise<ReaderOutcome<K>>
  /** Resolves when there is no process any more. */
  readonly stop: () => Promise<void>
}

/** As `nice` counts: about a third of the server's share when both want the same processor. */
const childNiceness = 5

/** As Linux counts when it looks for what to end: half of all memory more than it has. */
const firstToGo = 500

/** Most milliseconds a process may take to start. */
const startTimeout = 10_000

/** A process nobody asked anything for this long gives its memory back. Milliseconds. */
const idleTimeout = 60_000

/** The compiled file beside this one; seen from the sources, which only tests run, where the compiler puts it. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../../../../dist/features/documents/isolation/reader-child.js', import.meta.url)
  : new URL('./reader-child.js', import.meta.url)

/** Answers to people come before readings: the process is a little less urgent than the server, and the first to go when memory runs out. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  for (const lower of [
    () => setPriority(pid, childNiceness),
    () => writeFileSync(`/proc/${pid}/oom_score_adj`, String(firstToGo)),
  ]) {
    try {
      lower()
    } catch {
      // Not every system lets a process be slowed down, or has a list of who goes first.
    }
  }
}

/** @param memory megabytes of memory its process may take. */
export function createReaderProcess(memory: number): ReaderProcess {
  let child: ChildProcess | null = null
  /** Until the process before is gone: there is one at a time, also while it is being ended. */
  let gone = Promise.resolve()
  let isReady = false
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    // Who waits until it is gone must not end before.
    child?.ref()
    child?.kill('SIGKILL')
    child = null
  }
  const start = ({ command }: Sandbox): ChildProcess => {
    const folder = mkdtempSync(join(tmpdir(), readerFolderPrefix))
    const { execPath, execArgv } = command(folder)
    const started = fork(program, [String(memory)], {
      // No key or address of the server's environment reaches the process that reads strangers' files.
      env: { NODE_ENV: 'production', TMPDIR: folder, ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
      execPath,
      execArgv: [...execArgv, `--max-old-space-size=${caps.heap}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    isReady = false
    started.once('message', () => {
      if (child === started) isReady = true
    })
    gone = new Promise((resolve) => {
      const forget = () => {
        if (child === started) child = null
        rmSync(folder, { recursive: true, force: true })
        resolve()
      }
      started.once('exit', forget)
      // One that could not be started has no exit.
      started.on('error', () => started.pid === undefined && forget())
    })
    lowerPriority(started)
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    ask: async <K extends Request['kind']>(request: RequestOf<K>, timeout: number, signal: AbortSignal) => {
      clearTimeout(idle)
      const walls = await detectSandbox()
      if (child === null) await gone
      return new Promise<ReaderOutcome<K>>((resolve) => {
        if (signal.aborted) return resolve({ kind: 'cancelled' })
        child ??= start(walls)
        const own = child
        own.channel?.ref()
        const finish = (ended: ReaderOutcome<K>) => {
          clearTimeout(timer)
          own.off('message', hear).off('exit', crash).off('error', crash)
          signal.removeEventListener('abort', cancel)
          own.channel?.unref()
          if (ended.kind !== 'answered') end()
          else idle = setTimeout(end, idleTimeout).unref()
          resolve(ended)
        }
        const expire = () => finish({ kind: 'timed-out' })
        const hear = (message: unknown) => {
          if (typeof message !== 'object' || message === null) return
          if ('result' in message) finish({ kind: 'answered', answer: message.result as Answers[K] })
          else if ('ready' in message) {
            clearTimeout(timer)
            timer = setTimeout(expire, timeout)
          }
        }
        const crash = () => finish({ kind: 'crashed' })
        const cancel = () => finish({ kind: 'cancelled' })
        // The time a busy machine needs to start the process is not held against the file.
        let timer = setTimeout(expire, isReady ? timeout : timeout + startTimeout)
        own.on('message', hear).on('exit', crash).on('error', crash)
        signal.addEventListener('abort', cancel, { once: true })
        own.send(request, (error) => error && crash())
      })
    },
    stop: () => {
      clearTimeout(idle)
      end()
      return gone
    },
  }
}
