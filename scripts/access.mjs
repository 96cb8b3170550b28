// `npm run access`: writes docs/access.md from the tables of routes and permissions.
import './node-version.mjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './phases.mjs'

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@aangiftewijs/], resolve: { conditions: ['aangiftewijs-source', 'module', 'node'] } },
})
const { accessText } = await vite.ssrLoadModule('/scripts/access-of-pages.ts')
writeFileSync(join(root, 'docs/access.md'), accessText())
await vite.close()
