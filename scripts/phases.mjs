// Shared by the commands of the root package.json: runs one phase as a child process, shows that it lives, keeps its output.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Thrown with one clear sentence for the person at the terminal. */
export class Sentence extends Error {}

const isWindows = process.platform === 'win32'

/**
 * Runs a command and resolves with its exit code. `quiet` keeps its output in `.cache/logs/<name>.log` and prints a line every
 * ten seconds instead, so that a long phase is seen to be alive.
 */
export function run(name, command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell: isWindows,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const started = Date.now()
    let pulse
    if (quiet) {
      mkdirSync(join(root, '.cache/logs'), { recursive: true })
      const log = createWriteStream(logOf(name))
      child.stdout.pipe(log, { end: false })
      child.stderr.pipe(log, { end: false })
      pulse = setInterval(() => say(`      … ${Math.round((Date.now() - started) / 1000)} s`), 10_000)
    }
    child.on('error', () => resolve({ code: 127, seconds: 0 }))
    child.on('close', (code) => {
      clearInterval(pulse)
      resolve({ code: code ?? 1, seconds: (Date.now() - started) / 1000 })
    })
  })
}

export const logOf = (name) => join(root, '.cache/logs', `${name}.log`)

/** The last lines a quiet phase printed. */
export function tailOf(name, lines = 25) {
  try {
    return readFileSync(logOf(name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}

export const say = (line) => process.stdout.write(`${line}\n`)

/** Runs a command's main function; a Sentence is printed alone, and the exit code is then 1. */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Sentence ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  }
}
