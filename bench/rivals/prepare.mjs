// Installs and builds the rivals below .cache/rivals, from their lock files; does what is not done yet.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Sentence, say, tailOf } from '../../scripts/phases.mjs'

const sources = join(root, 'bench/rivals')
/** Where the rivals are built. */
export const built = join(root, '.cache/rivals')

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

function stampOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Does something unless the same was done from the same files. */
async function once(what, files, folder, act) {
  const stampFile = join(folder, `.${what}-done`)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(files)) return
  say(`   ${what} ${folder.split('/').at(-1)}`)
  mkdirSync(folder, { recursive: true })
  rmSync(stampFile, { force: true })
  await act()
  writeFileSync(stampFile, stampOf(files))
}

async function runIn(folder, name, command, args) {
  const env = { NODE_ENV: name.startsWith('install') ? '' : 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { code } = await run(name, command, args, { quiet: true, cwd: folder, env })
  if (code !== 0) throw new Sentence(`${name} failed:\n${tailOf(name)}`)
}

/** A rival that is a package of its own. @returns its folder */
async function prepareApp(name, output) {
  const [source, folder] = [join(sources, name), join(built, name)]
  const manifests = ['package.json', 'package-lock.json', '.npmrc']
  await once(
    'install',
    manifests.map((file) => join(source, file)),
    folder,
    async () => {
      for (const file of manifests) cpSync(join(source, file), join(folder, file))
      await runIn(folder, `install-${name}`, 'npm', ['install'])
    },
  )
  await once('build', [...filesOf(source), ...filesOf(join(sources, 'shared'))], folder, async () => {
    for (const part of ['app', 'shared', output]) rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(source, folder, { recursive: true })
    cpSync(join(sources, 'shared'), join(folder, 'shared'), { recursive: true })
    cpSync(join(source, 'link.jsx'), join(folder, 'shared/link.jsx'))
    await runIn(folder, `build-${name}`, 'npm', ['run', 'build'])
  })
  return folder
}

/** React alone, with the packages of this checkout. */
async function prepareBare() {
  const folder = join(built, 'bare')
  const vite = join(root, 'node_modules/.bin/vite')
  await once(
    'build',
    [join(sources, 'bare.jsx'), join(sources, 'seed.mjs'), ...filesOf(join(sources, 'shared'))],
    folder,
    () =>
      runIn(root, 'build-bare', vite, [
        'build',
        '--ssr',
        'bench/rivals/bare.jsx',
        '--outDir',
        folder,
        '--logLevel',
        'warn',
      ]),
  )
  return folder
}

/**
 * What is started for each rival, and in which folder. All are started as they are shipped, without flags.
 * `packages`: where SQLite's driver is installed.
 */
export async function prepare() {
  const next = await prepareApp('next', '.next')
  const reactRouter = await prepareApp('react-router', 'build')
  return {
    packages: next,
    commands: {
      'Next.js': { cwd: next, args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'] },
      'React Router': {
        cwd: reactRouter,
        args: ['node_modules/@react-router/serve/bin.js', './build/server/index.js'],
      },
      'React alone': { cwd: await prepareBare(), args: ['bare.js'] },
    },
  }
}
