// What `npm run dev` keeps running: the builders of `npm run build`, which watch, and the server, which restarts when they have written.
import { join } from 'node:path'
import { buildEnvironment, phases } from './build-all.mjs'
import { root } from './phases.mjs'
import { sayReady } from './server-process.mjs'

/** The server runs what the compiler wrote; its one file is for production. */
const onlyInProduction = 'build-server'

const written = ['server', 'app', 'inspector'].map((name) => `--watch-path=${join(root, `packages/${name}/dist`)}`)

/** Each with its command, arguments, folder and environment, which begins as `environment`. */
export const devProcesses = (environment) => [
  ...phases
    .filter(([, name]) => name !== onlyInProduction)
    .map(([title, name, command, args, cwd]) => ({
      title,
      command,
      args: [...args, '--watch', ...(name === 'build-types' ? ['--preserveWatchOutput'] : [])],
      cwd,
      env: { ...environment, ...buildEnvironment },
    })),
  {
    title: 'server',
    command: process.execPath,
    args: ['--watch', ...written, join(root, 'packages/server/dist/main.js'), sayReady],
    cwd: root,
    env: { NODE_ENV: 'development', LOG_LEVEL: 'debug', ...environment },
  },
]
