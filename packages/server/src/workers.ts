import cluster, { type Worker } from 'node:cluster'
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

/**
 * Runs this program in `count` processes that share its port. The first is ready before the others start, so that what a start does
 * to the database is done once. One that was ready and ends by itself is replaced; without any left this process ends too, with 1. A
 * signal ends them all.
 * @returns false when one could not start: it has said why, and the others are ended
 */
export async function runWorkers(count: number): Promise<boolean> {
  const ready = new Set<number>()
  let isStopping = false
  const stop = () => {
    isStopping = true
    return Promise.all(workers().map(end))
  }
  onStopSignal(stop)
  cluster.on('message', ({ id }) => ready.add(id))
  cluster.on('exit', ({ id }) => {
    if (isStopping) return
    if (ready.delete(id)) cluster.fork()
    else if (workers().length === 0) process.exitCode = 1
  })
  const start = () => readyOrGone(cluster.fork())
  const areReady = (await start()) && (await Promise.all(Array.from({ length: count - 1 }, start))).every(Boolean)
  if (!areReady) await stop()
  return areReady
}
