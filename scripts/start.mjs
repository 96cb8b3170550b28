// `npm start`: from a fresh clone to a running production server.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { build, isBuilt } from './build-all.mjs'
import { makeDataFolder } from './data-folder.mjs'
import { install, isInstalled } from './install.mjs'
import { main, root, Sentence, say } from './phases.mjs'
import { entry, sayReady, startEnvironment, startFlags } from './server-process.mjs'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'
const dataFolder = resolve(root, process.env.DATA_DIR ?? 'data')

/** On this machine alone the start is a demonstration, with an account to sign in to; others reach another HOST. */
const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host) && !process.env.PUBLIC_ORIGIN
const demonstration = isLocal ? { DEMO_ACCOUNT: '1' } : {}

await main(async () => {
  say('Aangiftewijs: a demonstration; nothing is sent to the tax authority.')
  makeDataFolder(dataFolder)
  await checkPort()
  say(isInstalled() ? '1/3 Packages: already installed' : '1/3 Packages')
  await install()
  if (isBuilt()) say('2/3 Build: nothing has changed')
  else {
    say('2/3 Build')
    await build()
  }
  say('3/3 Starting (the database is created and migrated at the first start)')
  await serve()
})

function checkPort() {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Sentence(`PORT is "${process.env.PORT}", which is no port number: use a whole number from 1 to 65535.`)
  }
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error) =>
      taken(
        new Sentence(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is already in use: stop the program that uses it, or choose another port with PORT=3001 npm start.`
            : `The server cannot listen on ${host}:${port} (${error.code}): choose another HOST or PORT.`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(free))
  })
}

/** Runs the server in the foreground and passes signals on to it. */
function serve() {
  const server = spawn(process.execPath, [...startFlags, entry, sayReady], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...startEnvironment, ...demonstration, ...process.env, DATA_DIR: dataFolder },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  return new Promise((stopped) =>
    server.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
      stopped()
    }),
  )
}
