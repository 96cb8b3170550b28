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

const { pageFiles, scriptsOnUse, sourceOf } = await load('page-files.ts')
const { routes, notFoundRoute } = await load('routes.ts')
const manifest = JSON.parse(readFileSync(join(app, 'dist/client/.vite/manifest.json'), 'utf8'))

const sizes = new Map()
function brotli(address) {
  if (!sizes.has(address))
    sizes.set(address, brotliCompressSync(readFileSync(join(app, 'dist/client', address))).length)
  return sizes.get(address)
}
const sum = (files) => files.reduce((total, file) => total + brotli(file), 0)
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(9)

/** Bars: 120 kB of script for a wizard step, 85 kB for any other page. */
const barOf = (frame) => (frame === 'wizard' ? 120_000 : 85_000)

say(
  'page                       script    style   on use      bar   (kB, brotli; on use: script of parts, when first touched)',
)
for (const route of [...routes, notFoundRoute]) {
  const source = sourceOf(route.file)
  const { modules, entry, styles } = pageFiles(manifest, source)
  const onUse = sum(scriptsOnUse(manifest, source))
  const script = sum([entry, ...modules])
  const bar = barOf(route.frame)
  say(
    `${route.id.padEnd(24)}${kilobytes(script)}${kilobytes(sum(styles))}${kilobytes(onUse)}${kilobytes(bar)}${script > bar ? '  over' : ''}`,
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
