// `npm run dev`: rebuilds what changes and restarts the server; the page is reloaded by hand.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, isBuilt } from './build-all.mjs'
import { install } from './install.mjs'
import { main, root, say } from './phases.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const app = join(root, 'packages/app')
const watchers = [
  [bin('tsc'), ['-b', '--watch', '--preserveWatchOutput'], root],
  [bin('vite'), ['build', '--watch', '--outDir', 'dist/client', '--logLevel', 'warn'], app],
  [
    bin('vite'),
    ['build', '--watch', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server', '--logLevel', 'warn'],
    app,
  ],
  [
    process.execPath,
    [
      '--watch',
      '--watch-path=packages/server/dist',
      '--watch-path=packages/app/dist',
      join(root, 'packages/server/dist/main.js'),
    ],
    root,
  ],
]

await main(async () => {
  await install()
  if (!isBuilt()) await build()
  say('Watching. The chart inspector is on at /inspector. Ctrl+C stops.')
  const children = watchers.map(([command, args, cwd]) =>
    spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { NODE_ENV: 'development', LOG_LEVEL: 'debug', ...process.env },
    }),
  )
  const stop = () => {
    for (const child of children) child.kill()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await Promise.all(children.map((child) => new Promise((ended) => child.on('exit', ended))))
})
