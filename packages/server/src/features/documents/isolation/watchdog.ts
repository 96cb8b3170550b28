import { Worker } from 'node:worker_threads'

/** Milliseconds between two looks. */
const every = 100

/**
 * Ends this process from a thread of its own, so that even an endless loop is ended: when it takes more memory than
 * `megabytes`, or when the server that started it is gone.
 */
export function startWatchdog(megabytes: number): void {
  const thread = new Worker(
    `const { workerData: { limit, parent, every } } = require('node:worker_threads')
     setInterval(() => {
       if (process.memoryUsage.rss() > limit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
     }, every)`,
    { eval: true, workerData: { limit: megabytes * 1024 * 1024, parent: process.ppid, every } },
  )
  thread.unref()
}
