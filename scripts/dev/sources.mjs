// What the server of `npm run dev` runs besides the bundles: the modules that the compiler writes, each by itself as soon as it has changed. The
// compiler looks at the whole afterwards, says what is wrong, and writes the same once more.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { sourceTimes } from '../build-all.mjs'
import { root, say } from '../phases.mjs'

const ofServer = /^packages[\\/](?:domain|machines|server)[\\/]src[\\/].*(?<!\.d)\.ts$/

const compiled = (file) => join(root, file.replace(/([\\/])src([\\/])/, '$1dist$2').replace(/\.ts$/, '.js'))

/** Writes a module without its types, as the compiler will. @returns whether it could */
async function compile(file) {
  const { transformWithOxc } = await import('vite')
  const typescript = { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' }
  try {
    const source = readFileSync(join(root, file), 'utf8')
    const { code } = await transformWithOxc(source, file, { typescript, sourcemap: false })
    mkdirSync(dirname(compiled(file)), { recursive: true })
    writeFileSync(compiled(file), code)
    return true
  } catch (error) {
    say(`${file}: ${error.message}`)
    return false
  }
}

/** Undefined while a folder goes away, as when a branch is changed. */
function timesNow() {
  try {
    return sourceTimes()
  } catch {
    return undefined
  }
}

/** Runs the compiler. @returns whether it has nothing to say, and how to stop it */
export function checkTypes() {
  // A group of its own: the compiler is a program that this one starts.
  const child = spawn(join(root, 'node_modules/.bin/tsc'), ['-b'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  // It takes as long as all bundles together: whoever looks at the page comes first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const stop = () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    try {
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid)
    } catch {
      // It has ended by itself.
    }
  }
  return { stop, isRight: new Promise((ended) => child.on('close', (code) => ended(code === 0))) }
}

/**
 * Looks every second which sources are others than before: a look takes some hundredths of one, and cannot miss or trip over a folder that
 * comes and goes, as watching a tree can.
 * @param changed is told that something changed, and whether the server has something new to run
 */
export function watchSources(changed) {
  let before = sourceTimes()
  let next
  const look = async () => {
    const now = timesNow() ?? before
    const others = [...now].flatMap(([file, time]) => (before.get(file) === time ? [] : file))
    const isGone = [...before.keys()].some((file) => !now.has(file))
    before = now
    const written = await Promise.all(others.filter((file) => ofServer.test(file)).map(compile))
    if (others.length > 0 || isGone) changed(written.includes(true))
    next = setTimeout(look, 1000)
  }
  next = setTimeout(look, 1000)
  return { close: () => clearTimeout(next) }
}
