import { join } from 'node:path'
import pino from 'pino'
import { createApp } from '../../../app.ts'
import { createCipher } from '../../../database/cipher.ts'
import { locationOf, openDatabase } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readConfig } from '../../../env.ts'
import { prepareDataDir } from '../../../generated-keys.ts'
import { listen } from '../../../listen.ts'
import { createBrowser, type TestBrowser } from '../../../testing/browser.ts'
import { stubRenderer } from '../../../testing/stub-renderer.ts'
import { documentsFeature } from '../index.ts'
import { openDocumentStore } from '../store/index.ts'

/** The host on a folder that outlives it: what is needed to see what a crash leaves behind. */
export interface HostOnFolder {
  readonly origin: string
  readonly dependencies: Dependencies
  readonly browser: () => TestBrowser
  readonly stop: () => Promise<void>
}

/** Starts the host with its jobs, as `main.ts` does. */
export async function startOn(folder: string): Promise<HostOnFolder> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' })
  const keys = prepareDataDir(config)
  const cipher = createCipher(keys.dataKey)
  const database = openDatabase(locationOf(config), cipher)
  await database.migrator.up()
  const dependencies: Dependencies = {
    config,
    keys,
    cipher,
    database,
    clock: { now: () => new Date() },
    store: await openDocumentStore(config),
    log: pino({ level: 'silent' }),
    renderer: stubRenderer,
    clientDir: join(folder, 'client'),
  }
  const listening = await listen(createApp(dependencies), '127.0.0.1', 0)
  const jobs = documentsFeature.startJobs?.(dependencies) ?? []
  const origin = `http://127.0.0.1:${listening.port}`
  return {
    origin,
    dependencies,
    browser: () => createBrowser(origin),
    stop: async () => {
      await listening.drain()
      await Promise.all(jobs.map((stopJob) => stopJob()))
      await database.close()
    },
  }
}
