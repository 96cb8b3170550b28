import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { QueryTypes } from 'sequelize'
import { createApp } from '../app.ts'
import { connectPostgres } from '../database/connection.ts'
import type { DatabaseLocation } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { readConfig } from '../env.ts'
import { type Listening, listen } from '../listen.ts'
import { openStorage } from '../open-storage.ts'
import { createBrowser, type TestBrowser } from './browser.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { stubRenderer } from './stub-renderer.ts'

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

/** Where a test's rows are, and how they go again. */
interface TestDatabase {
  readonly location: DatabaseLocation
  readonly drop: () => Promise<void>
}

async function askPostgres(url: string, statement: string): Promise<void> {
  const admin = connectPostgres(url)
  await admin.query(statement, { type: QueryTypes.RAW })
  await admin.close()
}

/** A file in the folder, or an empty Postgres database when TEST_DATABASE_URL is set: the same tests run on both. */
async function testDatabase(dataDir: string): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return { location: { sqliteFile: join(dataDir, 'aangiftewijs.sqlite') }, drop: async () => {} }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await askPostgres(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { location: { postgresUrl: own.href }, drop: () => askPostgres(url, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** What most tests read: the specification's own words. */
const asSpecified = { DEFAULT_LANGUAGE: 'mix' }

/** Starts the host on a free port with a clock that stands still. */
export async function startServer({ environment = {}, overrides = {} }: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aangiftewijs-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    ...asSpecified,
    ...environment,
  })
  const { location, drop } = await testDatabase(dataDir)
  const storage = await openStorage(config, location)
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
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
