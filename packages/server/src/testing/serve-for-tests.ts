import { join } from 'node:path'
import pino from 'pino'
import { createApp } from '../app.ts'
import { createCipher } from '../database/cipher.ts'
import { locationOf, openDatabase } from '../database/database.ts'
import { readConfig } from '../env.ts'
import { openDocumentStore } from '../features/documents/store/index.ts'
import { prepareDataDir } from '../generated-keys.ts'
import { listen } from '../listen.ts'
import { stubRenderer } from './stub-renderer.ts'

/** The host as a process of its own, without the app's build: for tests that kill it. Prints its origin. */
const config = readConfig(process.env)
const keys = prepareDataDir(config)
const cipher = createCipher(keys.dataKey)
const database = openDatabase(locationOf(config), cipher)
await database.migrator.up()
const app = createApp({
  config,
  keys,
  cipher,
  database,
  store: await openDocumentStore(config),
  clock: { now: () => new Date() },
  log: pino({ level: 'silent' }),
  renderer: stubRenderer,
  clientDir: join(config.dataDir, 'client'),
})
const listening = await listen(app, '127.0.0.1', 0)
process.once('SIGTERM', () => {
  void listening
    .drain()
    .then(() => database.close())
    .then(() => process.exit(0))
})
process.stdout.write(`http://127.0.0.1:${listening.port}\n`)
