// `npm run dev`: builds what changes and starts the server anew; the page is reloaded by hand (ADR 106).
import './node-version.mjs'
import { rmSync } from 'node:fs'
import { isBuilt, stampFile } from './build-all.mjs'
import { watchBundles } from './dev/bundles.mjs'
import { restartGate } from './dev/gate.mjs'
import { devServer } from './dev/server.mjs'
import { checkTypes, watchSources } from './dev/sources.mjs'
import { install } from './install.mjs'
import { main, say } from './phases.mjs'

/** What belongs to one change is told of within this many milliseconds. */
const together = 300

await main(async () => {
  const server = devServer({ ...process.env })
  await install()
  // From before anything is started that has to end, too.
  const stopped = new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  })
  const wasBuilt = isBuilt()
  // From here on the folders hold what was built for development: a production build is made anew.
  rmSync(stampFile, { force: true })

  let wait
  const gate = restartGate(
    (isNew) => {
      if (isNew) {
        say('Built: the server starts anew.')
        server.restart()
      }
      lookAtTypes()
    },
    (open) => {
      clearTimeout(wait)
      wait = setTimeout(open, together)
    },
  )

  let types
  let isTyped = wasBuilt
  let isOver = false
  /** The compiler comes after what a person waits for, once for all that changed meanwhile. */
  async function lookAtTypes() {
    if (types || isTyped || isOver) return
    isTyped = true
    types = checkTypes()
    const isRight = await types.isRight
    types = undefined
    if (isRight && isTyped && !isOver) say('Types: nothing to say.')
    lookAtTypes()
  }

  if (wasBuilt) server.restart()
  else {
    // Without what the compiler writes there is nothing to run.
    gate.began('modules')
    isTyped = true
    types = checkTypes()
    types.isRight.then(() => {
      types = undefined
      gate.ended('modules', true)
    })
  }
  const bundles = await watchBundles(gate.began, gate.ended)
  const sources = watchSources((isNew) => {
    isTyped = false
    gate.ended('sources', isNew)
  })
  say('Watching. The chart inspector is on at /inspector. Ctrl+C stops.')

  await stopped
  isOver = true
  clearTimeout(wait)
  sources.close()
  types?.stop()
  bundles.stop()
  await server.stop()
})
