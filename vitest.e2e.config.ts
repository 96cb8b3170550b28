import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] }
const inBrowser = {
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 180_000,
  // Tests wait for a state, never for a time; a busy machine may take long to reach it.
  expect: { poll: { timeout: 30_000 } },
} as const

/** What runs in a real browser (`npm test`): journeys against the built server, and every story of the built Storybook. */
export default defineConfig({
  test: {
    // Two files at a time, and two stories, because there are two cores.
    maxWorkers: 2,
    maxConcurrency: 2,
    pool: 'forks',
    projects: [
      {
        resolve,
        ssr: { resolve },
        // The files of a worker share its browser.
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          isolate: false,
          globalSetup: ['e2e/global-setup.ts'],
        },
      },
      { resolve, ssr: { resolve }, test: { ...inBrowser, name: 'stories', include: ['.storybook/*.e2e.ts'] } },
    ],
  },
})
