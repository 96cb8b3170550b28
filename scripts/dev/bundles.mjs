// The bundles of `npm run dev`: in one process, which keeps what it has parsed, and as they are, without the two minifiers of a production build.
import { join } from 'node:path'
import { root, say } from '../phases.mjs'

const entry = 'src/entry-server.tsx'

/** Each with its package, and what it renders on the server. */
const bundles = [
  ['browser bundle', 'app', { outDir: 'dist/client' }],
  ['server rendering', 'app', { ssr: entry, outDir: 'dist/server' }],
  ['inspector', 'inspector', {}],
  ['inspector’s page', 'inspector', { ssr: entry }],
]

/**
 * Builds what changed, until `close`. Nothing is taken away that the running server, or a page that is open, may still ask for: the next
 * production build empties the folders.
 * @param began is told the name of a bundle that is being built
 * @param ended is told its name and whether it could be
 */
export async function watchBundles(began, ended) {
  // Read where React is chosen: what is built calls its production files.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const watchers = await Promise.all(
    bundles.map(async ([name, folder, options]) => {
      began(name)
      const watcher = await build({
        root: join(root, 'packages', folder),
        logLevel: 'error',
        build: { ...options, emptyOutDir: false, minify: false, reportCompressedSize: false, watch: {} },
      })
      watcher.on('event', (event) => {
        if (event.code === 'BUNDLE_START') began(name)
        if (event.code === 'BUNDLE_END') ended(name, true)
        if (event.code === 'ERROR') {
          say(`${name}: ${event.error?.message ?? event.error}`)
          ended(name, false)
        }
        // Both of the last two hold a build that has to be let go.
        event.result?.close()
      })
      return watcher
    }),
  )
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) }
}
