import { defineConfig } from 'vitest/config'
import { serverOnPostgres, whyNoPostgres } from './vitest.postgres.ts'

if (whyNoPostgres !== null) throw new Error(`The tests cannot run on Postgres: ${whyNoPostgres}.`)

/** Every test of the server, on Postgres (`npm run test:postgres`). */
export default defineConfig({
  test: { maxWorkers: 2, projects: [serverOnPostgres(['packages/server/src/**/*.test.ts'])] },
})
