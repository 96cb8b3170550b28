import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** React and what it is made of: changes rarely, so it is a file of its own that stays cached. */
const reactItself = /node_modules\/(react|react-dom|scheduler)\//

/** Beside what the frame needs stands what only some pages do: schemas (with zod) and the colour tables of the style guide. */
const ofEveryPage = /^(?!.*(?:node_modules\/zod\/|\.schema\.ts|\/theme\/(?:palette|roles|scales|tokens)\.ts))/

/** What runs every chart, and the forms and schemas (with zod) that its answers pass through. */
const chartEngine = [
  /node_modules\/(?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|zod)\//,
  /machines\/src\/remote-request\/|shell\/(?:inspection|use-provided)/,
  /domain\/src\/(?:form|problem|bsn)\/|money\.schema/,
]

/** Small things of nearly every page that its frame does not draw itself. */
const ofMostPages = /ui\/src\/(?:layout\/Page|components\/Skeleton)\b/

/** Small things that mostly stand on the same pages: a file each would be larger, for every file is packed by itself. */
const together = {
  surfaces: /ui\/src\/components\/(?:Card|EmptyState|Tile)/,
  written:
    /ui\/src\/components\/(?:KeyFigure|Contents)\/|features\/guide\/(?:Blocks|ContentPage|Sections|Written|contents|inline)\./,
  figures:
    /domain\/src\/documents\/(?:figures|summary|documents\.schema)\.|tax-return\/(?:prefill|use-prefill|known-amounts|rules\/[\w-]+|questions\/(?!kinds|words)\w+)\.ts/,
  notices: /features\/tax-return\/(?:Notices|use-simulated-wait)\./,
  listed: /app\/src\/copy\/dates\.|ui\/src\/components\/SummaryList\//,
  search: /search-index(?:es)?\.ts$/,
  fields: /ui\/src\/components\/(?:Field|TextField|ErrorSummary)/,
}

/**
 * React and all that every page needs are two files; so is the engine of the charts, and what mostly stands together. The rest is
 * shared by exactly the pages that use it. A module that awaits a part may not stand with what that part imports: it would wait
 * for itself (`e2e/chunks.e2e.ts` looks for that).
 */
const groups = [
  { name: 'react', test: reactItself, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], test: ofEveryPage, includeDependenciesRecursively: false, priority: 2 },
  { name: 'page', test: ofMostPages, includeDependenciesRecursively: false, priority: 2 },
  ...Object.entries({ ...together, chart: new RegExp(chartEngine.map(({ source }) => source).join('|')) }).map(
    ([name, test]) => ({
      name,
      test,
      includeDependenciesRecursively: false,
      priority: 1,
    }),
  ),
]

/**
 * Two builds from one configuration:
 * - `vite build packages/app` → `dist/client`: hashed assets and `.vite/manifest.json`;
 * - `vite build packages/app --ssr` → `dist/server/entry-server.js`: everything bundled, for Node.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  appType: 'custom',
  resolve: { conditions: ['aangiftewijs-source', 'module', isSsrBuild ? 'node' : 'browser', 'development|production'] },
  ssr: {
    noExternal: true as const,
    target: 'node' as const,
    resolve: { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] },
  },
  // A server build keeps `process.env` by default and would carry React's development half along.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: isSsrBuild ? 'node20' : 'es2023',
    emptyOutDir: true,
    // A font or picture inside a style sheet would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { ssr: 'src/entry-server.tsx', outDir: 'dist/server' }
      : {
          manifest: true,
          // A page opened later brings its styles; its modules come by themselves, and a list of them would be script on every page.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file: string, dependencies: string[]) =>
              dependencies.filter((file) => file.endsWith('.css')),
          },
          outDir: 'dist/client',
        }),
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          preserveEntrySignatures: false as const,
          output: { codeSplitting: { groups } },
        },
  },
}))
