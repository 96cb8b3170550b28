// The builder of `npm run dev` as a process of its own: what it loads listens to signals, and ends a process as it likes.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildEnvironment } from '../build-all.mjs'
import { say } from '../phases.mjs'

const bundler = join(import.meta.dirname, 'bundler.mjs')

/**
 * Builds what changed, until `stop`.
 * @param began is told the name of a bundle that is being built
 * @param ended is told its name and whether it could be
 */
export async function watchBundles(began, ended) {
  const child = fork(bundler, { env: { ...process.env, ...buildEnvironment } })
  let isOver = false
  const watching = new Promise((resolve) => {
    child.on('message', ([word, name]) => {
      if (word === 'watching') resolve()
      else if (word === 'began') began(name)
      else ended(name, word === 'built')
    })
    child.on('exit', (code, signal) => {
      if (!isOver) say(`What builds the bundles has ended (${signal ?? code}): start npm run dev again.`)
      resolve()
    })
  })
  await watching
  return {
    /** At once: what is being built has nobody to be built for. */
    stop() {
      isOver = true
      child.kill('SIGKILL')
    },
  }
}
