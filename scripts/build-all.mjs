// Builds everything the production server needs; `isBuilt` tells whether nothing has changed since.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Sentence, say, tailOf } from './phases.mjs'
import { entry } from './server-process.mjs'

/** Says what the last production build was of. */
export const stampFile = join(root, '.cache/build-stamp')
const rendererEntry = join(root, 'packages/app/dist/server/entry-server.js')

function* sourceFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test-results'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else if (!/\.(test|stories)\.tsx?$|\.mdx$/.test(entry.name)) yield path
  }
}

/** Every source file with its size and time. */
export const sourceTimes = () =>
  new Map(
    [...sourceFiles('packages')].map((file) => {
      const { size, mtimeMs } = statSync(join(root, file))
      return [file, `${size} ${mtimeMs}`]
    }),
  )

/** What a build depends on: every source file by name, size and time, and the installed packages. */
function buildStamp() {
  const hash = createHash('sha256').update(process.version)
  const installed = join(root, 'node_modules/.aangiftewijs-installed')
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) hash.update(readFileSync(join(root, file)))
  if (existsSync(installed)) hash.update(readFileSync(installed))
  for (const [file, time] of sourceTimes()) hash.update(`${file} ${time}\n`)
  return hash.digest('hex')
}

export const isBuilt = () =>
  existsSync(entry) &&
  existsSync(rendererEntry) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === buildStamp()

const bin = (name) => join(root, 'node_modules/.bin', name)
const app = join(root, 'packages/app')
const inspector = join(root, 'packages/inspector')
const server = join(root, 'packages/server')

/** Builds are of production, also while one develops: what they write calls React's production files. */
export const buildEnvironment = { NODE_ENV: 'production' }

/** `[what it builds, its log, command, arguments, folder]` of each step of a build. */
export const phases = [
  ['types and server', 'build-types', bin('tsc'), ['-b'], root],
  ['server in one file', 'build-server', bin('vite'), ['build', '--logLevel', 'warn'], server],
  ['browser bundle', 'build-client', bin('vite'), ['build', '--outDir', 'dist/client', '--logLevel', 'warn'], app],
  [
    'server rendering',
    'build-ssr',
    bin('vite'),
    ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server', '--logLevel', 'warn'],
    app,
  ],
  ['inspector', 'build-inspector', bin('vite'), ['build', '--logLevel', 'warn'], inspector],
  [
    'inspector’s page',
    'build-inspector-ssr',
    bin('vite'),
    ['build', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
    inspector,
  ],
]

/** Builds all packages. @throws Sentence with the compiler's words when that fails. */
export async function build() {
  for (const [title, name, command, args, cwd] of phases) {
    const { code, seconds } = await run(name, command, args, { quiet: true, cwd, env: buildEnvironment })
    if (code !== 0) throw new Sentence(`Building failed (${title}):\n${tailOf(name, 60)}`)
    say(`   ${title}: ${seconds.toFixed(1)} s`)
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampFile, buildStamp())
}
