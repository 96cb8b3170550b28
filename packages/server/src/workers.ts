import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { onStopSignal } from './stop-signal.ts'

/** Tells the process that started this one, if it is a worker, that requests are answered. */
export const sayReady = (): void => {
  if (cluster.isWorker) process.send?.('ready')
}

/** Whether this process speaks for all: the only one, or the first of several. */
export const isFirstProcess = (): boolean => cluster.worker === undefined || cluster.worker.id === 1

/** Whether this process only starts others. */
export const startsWorkers = (count: number): boolean => cluster.isPrimary && count > 1

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

const readyOrGone = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.once('message', () => resolve(true))
    worker.once('exit', () => resolve(false))
  })

const end = (worker: Worker): Promise<unknown> => {
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  worker.process.kill('SIGTERM')
  return gone
}

/** Milliseconds until one that could not take the place of another is started again: the database may be away. */
const startAgainAfter = 5_000

/**
 * Runs this program in `count` processes that share its port. The first is ready before the others start, so that what a start does
 * to the database is done once. From then on there are `count` again as soon as they can start, whichever ends. A signal ends them all.
 * @param log is told of each that could not start in the place of another
 * @param pause milliseconds until it is tried again; for tests
 * @returns false when one could not start at first: it has said why, and the others are ended
 */
export async function runWorkers(count: number, log: Pick<Logger, 'warn'>, pause = startAgainAfter): Promise<boolean> {
  const first = new Set<number>()
  const ready = new Set<number>()
  let isStopping = false
  const stop = () => {
    isStopping = true
    return Promise.all(workers().map(end))
  }
  const replace = () => {
    if (!isStopping) cluster.fork()
  }
  onStopSignal(stop)
  cluster.on('message', ({ id }) => ready.add(id))
  cluster.on('exit', ({ id }) => {
    if (ready.delete(id)) replace()
    else if (!first.has(id) && !isStopping) {
      log.warn({ milliseconds: pause }, 'a process could not start and is started again')
      setTimeout(replace, pause)
    }
  })
  const start = () => {
    const worker = cluster.fork()
    first.add(worker.id)
    return readyOrGone(worker)
  }
  const areReady = (await start()) && (await Promise.all(Array.from({ length: count - 1 }, start))).every(Boolean)
  if (!areReady) await stop()
  return areReady
}
