// Fetches the pinned pnpm and installs from the frozen lock file; does nothing when that was done before.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, Sentence, say, tailOf } from './phases.mjs'

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const stampFile = join(root, 'node_modules/.aangiftewijs-installed')

/** What the installed packages depend on: the lock file, the manifests, and the Node they were compiled for. */
function installStamp() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  const manifests = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

export const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp()

const onPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Installs what is missing. @throws Sentence when it cannot. */
export async function install() {
  if (isInstalled()) return
  say(`   fetching ${packageManager.replace('@', ' ')} and the packages of the lock file`)
  say('   (the database driver sqlite3 is compiled here once: that alone takes over a minute)')
  const { code, seconds } = await run(
    'install',
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      quiet: true,
      env: { CI: 'true' },
    },
  )
  if (code !== 0) throw new Sentence(whyInstallFailed())
  writeFileSync(stampFile, installStamp())
  say(`   installed in ${Math.round(seconds)} s`)
}

function whyInstallFailed() {
  const missing = process.platform === 'win32' ? [] : ['python3', 'make', 'g++'].filter((program) => !onPath(program))
  const log = tailOf('install', 200)
  if (missing.length > 0 && /gyp|sqlite3/.test(log)) {
    return `The database driver has to be compiled and this machine has no ${missing.join(', no ')}: install ${missing.join(', ')} (on Debian: apt-get install python3 make g++) and run the command again.`
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL/.test(log)) {
    return 'The package registry cannot be reached: check the network connection (or the npm registry setting) and run the command again.'
  }
  return `The packages could not be installed; the last lines of .cache/logs/install.log say why:\n${tailOf('install')}`
}
