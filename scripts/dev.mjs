// `npm run dev`: rebuilds what changes and restarts the server; the page is reloaded by hand.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { build, isBuilt } from './build-all.mjs'
import { devProcesses } from './dev-processes.mjs'
import { install } from './install.mjs'
import { main, say } from './phases.mjs'

await main(async () => {
  await install()
  if (!isBuilt()) await build()
  say('Watching. The chart inspector is on at /inspector. Ctrl+C stops.')
  const children = devProcesses(process.env).map(({ command, args, cwd, env }) =>
    spawn(command, args, { cwd, stdio: 'inherit', env }),
  )
  const stop = () => {
    for (const child of children) child.kill()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await Promise.all(children.map((child) => new Promise((ended) => child.on('exit', ended))))
})
