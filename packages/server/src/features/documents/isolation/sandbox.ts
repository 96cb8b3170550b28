import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How the reading process is started so that it can reach as little as this system allows. */
export interface Sandbox {
  /** What stands between it and the rest, for the log. */
  readonly walls: readonly string[]
  /** Program and words before the script; `folder` is the only place the process may write. */
  readonly command: (folder: string) => { readonly execPath: string; readonly execArgv: readonly string[] }
}

/** A user and a network of its own, in which there is nobody. */
const withoutNetwork = ['unshare', '--user', '--map-current-user', '--net']

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
  spawnSync(program, words, { stdio: 'ignore', timeout: 10_000 }).status === 0

let found: Sandbox | null = null

/** What this system offers, tried once: no network (Linux, where users may have name spaces), Node's permission model, no code from strings. */
export function detectSandbox(): Sandbox {
  if (found !== null) return found
  const [program = '', ...words] = withoutNetwork
  const hasNetworkWall = works(program, [...words, 'true'])
  const hasPermissions = works(process.execPath, [...permissions('/nowhere'), '--eval', ''])
  found = {
    walls: [
      ...(hasNetworkWall ? ['no network'] : []),
      ...(hasPermissions ? ['only its own folder'] : []),
      'no code from strings',
    ],
    command: (folder) => {
      const flags = [...(hasPermissions ? permissions(folder) : []), noStrings]
      return hasNetworkWall
        ? { execPath: program, execArgv: [...words, process.execPath, ...flags] }
        : { execPath: process.execPath, execArgv: flags }
    },
  }
  return found
}

/** Sources are compiled as they are run, which needs everything: for the repository's own tests. */
export const noSandbox: Sandbox = {
  walls: [],
  command: () => ({
    execPath: process.execPath,
    execArgv: ['--import', 'tsx', '--conditions=aangiftewijs-source'],
  }),
}
