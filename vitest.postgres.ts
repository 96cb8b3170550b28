import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { whyNoPostgres as askWhy } from './packages/server/src/testing/postgres/binaries.ts'

/** As Node finds modules in production: the files the S3 client has for bundlers do not run there. */
export const resolveAsNode = { conditions: ['aangiftewijs-source', 'node', 'development|production'] }

/** Why this machine cannot have a Postgres for the tests, in one sentence; null when it can. */
export const whyNoPostgres = askWhy()

const server = 'packages/server/src'

/** What makes ready for the server's tests. */
export const serverTesting = `${server}/testing`

/** What depends on the database most, for every run; `npm run test:postgres` runs all the server's tests on Postgres. */
export const postgresTests = [
  `${server}/audit/*.test.ts`,
  `${server}/backup/to-postgres.test.ts`,
  `${server}/commands/{documents,users}.test.ts`,
  `${server}/database/{installation,postgres-drills,shared-tables}.test.ts`,
  `${server}/features/news/demonstration.test.ts`,
  `${server}/features/password-reset/*.test.ts`,
  `${server}/features/session/{attacks,session,sweep}.test.ts`,
  `${server}/features/documents/scan-leases.test.ts`,
  `${server}/features/tax-return/{returns,tax-return}.test.ts`,
  `${server}/middlewares/idempotency.test.ts`,
  `${server}/open-storage.test.ts`,
  `${server}/testing/{canary,machines}.test.ts`,
]

/** The same tests of the server, each with a Postgres database of its own. */
export const serverOnPostgres = (include: readonly string[]): TestProjectInlineConfiguration => ({
  resolve: resolveAsNode,
  ssr: { resolve: resolveAsNode },
  // Where vitest runs what sets the tests up: without it that finds our packages only after a build.
  environments: { __vitest__: { resolve: resolveAsNode } },
  test: {
    name: 'postgres',
    isolate: false,
    environment: 'node',
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    include: [...include],
    globalSetup: [`${serverTesting}/compile.ts`, `${serverTesting}/postgres/setup.ts`],
    setupFiles: [`${serverTesting}/postgres/use.ts`],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** Where the test command reads what a machine could not run. */
const notRun = 'test-results/not-run'
rmSync(`${notRun}/postgres.txt`, { force: true })
if (whyNoPostgres !== null) {
  mkdirSync(notRun, { recursive: true })
  writeFileSync(`${notRun}/postgres.txt`, `the server on Postgres: ${whyNoPostgres}`)
}
