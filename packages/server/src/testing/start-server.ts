import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { readConfig } from '../env.ts'
import { type Listening, listen } from '../listen.ts'
import { openStorage } from '../open-storage.ts'
import { createBrowser, type TestBrowser } from './browser.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { stubRenderer } from './stub-renderer.ts'
import { dropDatabaseOf, newDatabaseIn, templateKey } from './test-database.ts'

/** The real host on a temporary folder. */
export interface TestServer {
  readonly origin: string
  readonly dependencies: Dependencies
  readonly clock: FakeClock
  /** A visitor with a cookie jar of their own. */
  readonly browser: () => TestBrowser
  /** Everything logged so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>
  readonly overrides?: Partial<Dependencies>
}

/** What most tests read: the specification's own words. */
const asSpecified = { DEFAULT_LANGUAGE: 'mix' }

/** What production asks for where several servers may share a database. */
const secrets = { SESSION_SECRET: 'secret of the tests, not a secret at all', DATA_KEY: templateKey }

/** Starts the host on a free port with a clock that stands still. */
export async function startServer({ environment = {}, overrides = {} }: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aangiftewijs-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    ...asSpecified,
    ...(await newDatabaseIn(dataDir)),
    ...(environment.NODE_ENV === 'production' ? secrets : {}),
    ...environment,
  })
  const storage = await openStorage(config)
  const clock = createFakeClock()
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const dependencies: Dependencies = {
    ...storage,
    clock,
    log: pino({ level: 'info' }, sink),
    renderer: stubRenderer,
    clientDir: join(dataDir, 'client'),
    ...overrides,
  }
  const listening: Listening = await listen(createApp(dependencies), '127.0.0.1', 0)
  const origin = `http://127.0.0.1:${listening.port}`
  return {
    origin,
    dependencies,
    clock,
    browser: () => createBrowser(origin),
    log: () => lines.join(''),
    stop: async () => {
      await listening.drain()
      await storage.database.close()
      await dropDatabaseOf(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
