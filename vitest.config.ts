import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { longFilesFirst, thatExist } from './scripts/long-files-first.ts'
import { postgresTests, resolveAsNode, serverOnPostgres, serverTesting, whyNoPostgres } from './vitest.postgres.ts'

const resolve = { conditions: ['aangiftewijs-source', 'module', 'browser', 'development|production'] }
const resolveOnServer = { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] }
/** Files share what their worker has loaded: to load it anew for each cost three times what the tests do. */
const isolate = false

/** The long ones; those that wait for the reader's or the connection's own limits lie apart, so that others run beside them. */
const long = [
  'scripts/accuracy/handmade-later.test.ts',
  'scripts/accuracy/handmade.test.ts',
  'packages/domain/src/lawful-tips/tips-hold.test.ts',
  'packages/app/src/testing/heard/heard.test.tsx',
  'packages/app/src/features/tax-return/drafts/drafts.test.tsx',
  'packages/app/src/features/guide/pages.ssr.test.tsx',
  'packages/inspector/src/viewer/Inspector.test.tsx',
  '.storybook/story-charts.test.tsx',
  'packages/app/src/features/tax-return/DocumentsPage.ssr.test.tsx',
  'packages/app/src/features/tax-return/papers/uploading.ssr.test.tsx',
  'packages/app/src/features/documents/signed-out.test.tsx',
  'packages/app/src/features/tax-return/step-form/unread-amounts.test.tsx',
  'packages/app/src/features/tax-return/review/review.ssr.test.tsx',
  'packages/app/src/copy/one-language.ssr.test.tsx',
  'packages/app/src/features/tax-return/papers/papers.ssr.test.tsx',
  'packages/server/src/features/documents/hostile.test.ts',
  'packages/server/src/features/access-table.test.ts',
  'packages/server/src/backup/backup.test.ts',
  'packages/server/src/features/tax-return/documents-page.test.ts',
  'packages/server/src/features/tax-return/tax-return.test.ts',
  'packages/server/src/features/documents/hanging.test.ts',
  'packages/server/src/features/documents/belonging.test.ts',
  'packages/server/src/database/migrator.test.ts',
  'packages/server/src/database/shared-tables.test.ts',
  'packages/server/src/features/documents/stalled-uploads.test.ts',
  'packages/server/src/features/documents/preview.test.ts',
  'packages/server/src/features/documents/protected.test.ts',
  'packages/server/src/keys/rotate-keys.test.ts',
  'packages/server/src/features/documents/documents.test.ts',
  'packages/server/src/features/documents/crash.test.ts',
  'packages/server/src/features/documents/life-cycle.test.ts',
  'packages/server/src/testing/failing-disk.test.ts',
  'packages/server/src/testing/kill.test.ts',
  'packages/server/src/testing/machines.test.ts',
]

/** They go through everything there is and take a third of the time: `npm run check`, whose mode is "quick", leaves them to `npm test`. */
const throughEverything = [
  ...thatExist([
    '.storybook/story-charts.test.tsx',
    'packages/app/src/copy/one-language.ssr.test.tsx',
    'packages/app/src/features/guide/pages.ssr.test.tsx',
    'packages/app/src/testing/heard/heard.test.tsx',
    'packages/domain/src/lawful-tips/tips-hold.test.ts',
  ]),
  'scripts/accuracy/*.test.ts',
]

/** `*.test.ts` run in Node, `*.test.tsx` in jsdom (a `.ssr.test.tsx` renders on the server first). */
export default defineConfig(({ mode }) => ({
  test: {
    // Two at a time on two cores, too: left to itself, vitest keeps one free.
    maxWorkers: 2,
    sequence: { sequencer: longFilesFirst(long) },
    projects: [
      {
        resolve: resolveOnServer,
        ssr: { resolve: resolveOnServer },
        test: {
          name: 'node',
          isolate,
          environment: 'node',
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/server/**', ...(mode === 'quick' ? throughEverything : [])],
        },
      },
      {
        resolve: resolveAsNode,
        ssr: { resolve: resolveAsNode },
        environments: { __vitest__: { resolve: resolveAsNode } },
        test: {
          name: 'server',
          isolate,
          environment: 'node',
          // One more than there are cores, after the others: many of these only wait.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: [`${serverTesting}/compile.ts`, `${serverTesting}/sqlite/setup.ts`],
          setupFiles: [`${serverTesting}/sqlite/use.ts`],
          // A busy machine may take long; what is red is wrong, not slow.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(whyNoPostgres === null ? [serverOnPostgres(postgresTests)] : []),
      {
        plugins: [vanillaExtractPlugin()],
        resolve,
        ssr: { resolve: { ...resolve, externalConditions: ['aangiftewijs-source'] } },
        test: {
          name: 'dom',
          isolate,
          environment: 'jsdom',
          testTimeout: 30_000,
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          include: ['packages/*/src/**/*.test.tsx', '.storybook/*.test.tsx'],
          exclude: mode === 'quick' ? throughEverything : [],
        },
      },
    ],
  },
}))
