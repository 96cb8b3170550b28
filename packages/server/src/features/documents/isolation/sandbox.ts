import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const allWalls = ['no network', 'limits of the system', 'only its own folder', 'no code from strings'] as const
export type Wall = (typeof allWalls)[number]

/** How the reading process is started so that it can reach as little as this system allows. */
export interface Sandbox {
  /** What stands between it and the rest, for the log. */
  readonly walls: readonly Wall[]
  /** What this system does not offer. */
  readonly missing: readonly Wall[]
  /** Program and words before the script; `folder` is the only place the process may write. */
  readonly command: (folder: string) => { readonly execPath: string; readonly execArgv: readonly string[] }
}

/** A user and a network of its own, in which there is nobody. */
const withoutNetwork = ['unshare', '--user', '--map-current-user', '--net']

/**
 * What the system itself holds a process to, whatever runs in it: no image of its memory on the disk (of other people's tax), no large
 * file, few open ones, and this much memory of its own, should the watchdog's thread stand still.
 */
const limits = { core: 0, fsize: 64 * 1024 * 1024, nofile: 256, data: 4 * 1024 * 1024 * 1024 }

/** By util-linux, else by any shell, which counts in blocks of 512 bytes and in kilobytes. */
const limiters: readonly (readonly string[])[] = [
  ['prlimit', ...Object.entries(limits).map(([name, value]) => `--${name}=${value}`)],
  [
    'sh',
    '-c',
    `ulimit -c 0 && ulimit -f ${limits.fsize / 512} && ulimit -n ${limits.nofile} && ulimit -d ${limits.data / 1024} && exec "$@"`,
    'sh',
  ],
]

const noStrings = '--disallow-code-generation-from-strings'

/** Packages and libraries, not the data folder, which may lie beside them. `/usr/bin/ldd` tells native code which C library there is. */
const readable = ['packages/*', 'node_modules/*'].map((folder) =>
  fileURLToPath(new URL(`../../../../../../${folder}`, import.meta.url)),
)
const permissions = (folder: string) => [
  '--experimental-permission',
  '--allow-addons',
  '--allow-worker',
  ...[...readable, '/usr/bin/ldd', `${folder}/*`].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${folder}/*`,
]

const works = (program: string, words: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    spawn(program, words, { stdio: 'ignore', timeout: 10_000 })
      .once('exit', (code) => resolve(code === 0))
      .once('error', () => resolve(false))
  })

const runs = ([program = '', ...words]: readonly string[]) => works(program, [...words, process.execPath, '--version'])

async function firstThatRuns(all: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const words of all) if (await runs(words)) return words
  return []
}

async function detect(): Promise<Sandbox> {
  const [limiter, mayLeaveNetwork, hasPermissions] = await Promise.all([
    firstThatRuns(limiters),
    runs(withoutNetwork),
    works(process.execPath, [...permissions('/nowhere'), '--eval', '']),
  ])
  const goTogether = mayLeaveNetwork && (limiter.length === 0 || (await runs([...withoutNetwork, ...limiter])))
  const network = goTogether ? withoutNetwork : []
  const has: Readonly<Record<Wall, boolean>> = {
    'no network': network.length > 0,
    'limits of the system': limiter.length > 0,
    'only its own folder': hasPermissions,
    'no code from strings': true,
  }
  return {
    walls: allWalls.filter((wall) => has[wall]),
    missing: allWalls.filter((wall) => !has[wall]),
    command: (folder) => {
      const flags = [...(hasPermissions ? permissions(folder) : []), noStrings]
      const [execPath = process.execPath, ...words] = [...network, ...limiter, process.execPath]
      return { execPath, execArgv: [...words, ...flags] }
    },
  }
}

let found: Promise<Sandbox> | null = null

/** What this system offers, tried once, beside other work: each wall alone, and those that work together. */
export function detectSandbox(): Promise<Sandbox> {
  found ??= detect()
  return found
}
