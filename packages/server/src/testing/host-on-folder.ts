import { join } from 'node:path'
import pino from 'pino'
import { createApp } from '../app.ts'
import { deleteAgain } from '../deletions/delete-again.ts'
import type { Dependencies } from '../dependencies.ts'
import { readConfig } from '../env.ts'
import { documentsFeature } from '../features/documents/index.ts'
import { features } from '../features/index.ts'
import { listen } from '../listen.ts'
import { openStorage } from '../open-storage.ts'
import { createBrowser, type TestBrowser } from './browser.ts'
import { stubRenderer } from './stub-renderer.ts'
import { databaseOf } from './test-database.ts'

/** The host on a folder that outlives it: what is needed to see what a crash leaves behind. */
export interface HostOnFolder {
  readonly origin: string
  readonly dependencies: Dependencies
  readonly browser: () => TestBrowser
  readonly stop: () => Promise<void>
}

/** Starts the host with its jobs, as `main.ts` does. */
export async function startOn(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<HostOnFolder> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ...(environment.DATABASE_URL === undefined ? await databaseOf(folder) : {}),
    ...environment,
  })
  const storage = await openStorage(config)
  const dependencies: Dependencies = {
    ...storage,
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
    renderer: stubRenderer,
    clientDir: join(folder, 'client'),
  }
  await deleteAgain(dependencies, features)
  const listening = await listen(createApp(dependencies), '127.0.0.1', 0)
  const jobs = documentsFeature.startJobs?.(dependencies, [documentsFeature]) ?? []
  const origin = `http://127.0.0.1:${listening.port}`
  return {
    origin,
    dependencies,
    browser: () => createBrowser(origin),
    stop: async () => {
      await listening.drain()
      await Promise.all(jobs.map((stopJob) => stopJob()))
      await storage.database.close()
    },
  }
}
