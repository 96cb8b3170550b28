// Tries what a file that took over its reader would try, and tells what it could do.
import { spawnSync } from 'node:child_process'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'

const could = async (attempt) => {
  try {
    await attempt()
    return true
  } catch {
    return false
  }
}

process.on('message', async ({ secret, folder, port }) => {
  process.send({
    readsOthers: await could(() => readFileSync(secret)),
    writesOthers: await could(() => writeFileSync(secret, 'changed')),
    writesItsFolder: await could(() => writeFileSync(join(folder, 'note'), 'mine')),
    startsProcesses: await could(() => {
      const { error } = spawnSync('true')
      if (error) throw error
    }),
    writesLargeFiles: await could(() => {
      // Told as an error, not ended by a signal, so that it can be said.
      process.on('SIGXFSZ', () => {})
      writeFileSync(join(folder, 'large'), Buffer.alloc(100_000_000))
    }),
    opensManyFiles: await could(() => {
      for (let at = 0; at < 400; at += 1) openSync(join(folder, 'note'))
    }),
    runsStrings: await could(() => new Function('return 1')()),
    reachesNetwork: await could(
      () =>
        new Promise((resolve, reject) => {
          createConnection(port, '127.0.0.1').once('connect', resolve).once('error', reject)
        }),
    ),
  })
})
