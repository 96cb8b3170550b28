// `npm run sizes`: script and style of every page, brotli, in a table. Reads the last client build.
import './node-version.mjs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { root, say } from './phases.mjs'

const app = join(root, 'packages/app')
/** Loads a source file of the app as the build does. */
const load = async (file) =>
  (
    await runnerImport(join(app, 'src', file), {
      root: app,
      resolve: { conditions: ['aangiftewijs-source'] },
      ssr: { resolve: { conditions: ['aangiftewijs-source', 'node'] } },
    })
  ).module

const { scriptSizes } = await load('page-sizes.ts')
const { pageFiles } = await load('page-files.ts')
const { routes, notFoundRoute } = await load('routes.ts')
const manifest = JSON.parse(readFileSync(join(app, 'dist/client/.vite/manifest.json'), 'utf8'))

const sizes = new Map()
function brotli(address) {
  if (!sizes.has(address))
    sizes.set(address, brotliCompressSync(readFileSync(join(app, 'dist/client', address))).length)
  return sizes.get(address)
}
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(9)

say('kB of script, brotli: until the page is interactive, in all without use, with every part; bars; style')
say('page                      first   in all    parts      bar   in all    style')
for (const route of [...routes, notFoundRoute]) {
  const { first, all, withParts, bars } = scriptSizes(manifest, route, brotli)
  const style = pageFiles(manifest, route).styles.reduce((total, file) => total + brotli(file), 0)
  const isOver = first > bars.first || all > bars.all
  say(
    `${route.id.padEnd(22)}${[first, all, withParts, bars.first, bars.all, style].map(kilobytes).join('')}${isOver ? '  over' : ''}`,
  )
}

/** Words that only the inspector's code has; none may be in a file a visitor can get. e2e/inspector.e2e.ts asserts it. */
const inspectorMarks = ['aangiftewijs-chart-inspector', 'statelyai', 'elk.layered']
const scriptsIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js')) : []
const holding = scriptsIn(join(app, 'dist/client')).filter((file) => {
  const text = readFileSync(join(app, 'dist/client', file), 'utf8')
  return inspectorMarks.some((mark) => text.includes(mark))
})
const inspectorFolder = join(root, 'packages/inspector/dist/client')
const inspectorSize = scriptsIn(inspectorFolder).reduce(
  (total, file) => total + brotliCompressSync(readFileSync(join(inspectorFolder, file))).length,
  0,
)
say(`Files for visitors with inspector code: ${holding.length === 0 ? 'none' : holding.join(', ')}.`)
say(`The inspector itself, served outside production only: ${(inspectorSize / 1000).toFixed(1)} kB.`)
