// The process that builds the bundles of `npm run dev`: all in one, which keeps what it has parsed, and as they are, without the two minifiers of a
// production build. It tells whoever started it what it does, and ends with it.
import { join } from 'node:path'
import { build } from 'vite'
import { root, say } from '../phases.mjs'

const entry = 'src/entry-server.tsx'

/** Each with its package, and what it renders on the server. */
const bundles = [
  ['browser bundle', 'app', { outDir: 'dist/client' }],
  ['server rendering', 'app', { ssr: entry, outDir: 'dist/server' }],
  ['inspector', 'inspector', {}],
  ['inspector’s page', 'inspector', { ssr: entry }],
]

const tell = (word, name) => process.send?.([word, name])

process.on('disconnect', () => process.exit())

for (const [name, folder, options] of bundles) {
  tell('began', name)
  // Nothing is taken away that the running server, or a page that is open, may still ask for: the next production build empties the folders.
  const watcher = await build({
    root: join(root, 'packages', folder),
    logLevel: 'error',
    build: { ...options, emptyOutDir: false, minify: false, reportCompressedSize: false, watch: {} },
  })
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_START') tell('began', name)
    if (event.code === 'BUNDLE_END') tell('built', name)
    if (event.code === 'ERROR') {
      say(`${name}: ${event.error?.message ?? event.error}`)
      tell('failed', name)
    }
    // Both of the last two hold a build that has to be let go.
    event.result?.close()
  })
}
tell('watching', null)
