// The server of `npm run dev`, which answers until the next one can take its place.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, say } from '../phases.mjs'
import { sayReady } from '../server-process.mjs'

/** How long a server that was told to stop may let requests end. */
const patience = 5000

/** @param environment of whoever called, to which what one develops with is the default */
export function devServer(environment) {
  let child
  let starting = Promise.resolve()

  const start = () => {
    const started = spawn(process.execPath, [join(root, 'packages/server/dist/main.js'), sayReady], {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_ENV: 'development', LOG_LEVEL: 'debug', ...environment },
    })
    started.on('exit', (code, signal) => {
      if (child !== started) return
      child = undefined
      say(`The server has ended (${signal ?? code}); it is started again after the next change.`)
    })
    child = started
  }

  const end = async () => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const hard = setTimeout(() => running.kill('SIGKILL'), patience)
    await new Promise((ended) => {
      running.on('exit', ended)
      running.kill()
    })
    clearTimeout(hard)
  }

  return {
    /** Starts the server, in the place of the one before, where there is one. */
    restart() {
      starting = starting.then(end).then(start)
    },
    async stop() {
      await starting
      await end()
    },
  }
}
