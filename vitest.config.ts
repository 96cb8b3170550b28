import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['aangiftewijs-source', 'module', 'browser', 'development|production'] }
const resolveOnServer = { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] }
/** As Node finds modules in production: the files the S3 client has for bundlers do not run there. */
const resolveAsNode = { conditions: ['aangiftewijs-source', 'node', 'development|production'] }

/** `*.test.ts` run in Node, `*.test.tsx` in jsdom (a `.ssr.test.tsx` renders on the server first). */
export default defineConfig({
  test: {
    // Two at a time on two cores, too: left to itself, vitest keeps one free, and many server tests only wait.
    maxWorkers: 2,
    projects: [
      {
        resolve: resolveOnServer,
        ssr: { resolve: resolveOnServer },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/{domain,machines,app,inspector,ui}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        resolve: resolveAsNode,
        ssr: { resolve: resolveAsNode },
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve,
        ssr: { resolve: { ...resolve, externalConditions: ['aangiftewijs-source'] } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout: 30_000,
          include: ['packages/{app,inspector,ui}/src/**/*.test.tsx', '.storybook/*.test.tsx'],
        },
      },
    ],
  },
})
