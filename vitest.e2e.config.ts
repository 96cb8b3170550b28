import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built server (`npm test`); two files at a time, because there are two cores. */
export default defineConfig({
  resolve: { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'browser',
    environment: 'node',
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Tests wait for a state, never for a time; a busy machine may take long to reach it.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // A browser on two busy cores now and then misses a moment; what fails twice is broken, and the report names both tries.
    retry: 1,
    pool: 'forks',
  },
})
