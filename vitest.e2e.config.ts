import { defineConfig } from 'vitest/config'
import { longFilesFirst } from './scripts/long-files-first.ts'

const resolve = { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] }

const long = [
  'journeys',
  'drafts',
  'journey',
  'public-pages',
  'papers',
  'accounts',
  'news-windows',
  'inspector',
  'news-pages',
  'dev-loop',
  'deferred',
  'settings',
]

/** Journeys in a real browser against the built server (`npm test`); two files at a time, because there are two cores. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    name: 'browser',
    environment: 'node',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Tests wait for a state, never for a time; a busy machine may take long to reach it.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    sequence: { sequencer: longFilesFirst(long.map((name) => `e2e/${name}.e2e.ts`)) },
    pool: 'forks',
    // The files of a worker share its browser.
    isolate: false,
  },
})
