import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

/** Beside what every page needs stands what only some do: schemas (with zod) and the colour tables of the style guide. */
const ofEveryPage = /^(?!.*(?:node_modules\/zod\/|\.schema\.ts|\/theme\/(?:palette|roles|scales|tokens)\.ts))/

/** What the steps of the wizard share with other pages, which would load the wizard with it. */
const common =
  /ui\/src\/components\/(?:MoneyTable|Badge|SummaryList|TaskList)\/|tax-return\/(?:years|deadline|rules\/brackets|steps|progress|standing|returns|which-counts|reference)|domain\/src\/documents\/(?:documents|figures|required)\.ts|shell\/form-fields|features\/returns\/addresses|copy\/dates|tax-return\/papers\/use-return-documents/

/** What the steps share with the guide and with passkeys, and only this. */
const shared = /domain\/src\/question-address\/|shell\/refusal-words/

/** What the news shares with the steps, and only this. */
const drawn = /ui\/src\/components\/(?:Tile|EmptyState)\//

/** What pages with parts share. */
const deferred = /app\/src\/deferred\/|lawful-result\/Outcome|ui\/src\/layout\/(?:Actions|actions\.css)/

/** The words of the questions that the calculator asks, too. */
const amounts = /tax-return\/questions\/(?:income\.copy|deductions\.copy|amount-words)/

/** What the forms about people ask with. */
const people = /ui\/src\/components\/(?:BsnField|DateField)\/|shell\/TestBsnField|tax-return\/questions\/DateQuestion/

/** Questions and forms: what nearly every step needs. The wizard's chart comes when it is used. */
const ofTheWizard =
  /features\/tax-return\/(?!review\/tips|wizard\/wizard-chart|step-form\/(?:save-step|typed-))|domain\/src\/(?:form|money\/problem|problem\/index|bsn)|domain\/src\/tax-return\/(?:answers|drafts|people|employers|questions(?!\/[\w.-]*(?:copy|words|schema))|prefill|rules)|shell\/(?:form-|inspection|plain)|copy\/problems/

/** What many pages load together is one file: every file is packed by itself. What each bought is in ADR 24; the rest is left to the bundler. */
const groups = [
  { name: 'frame', tags: ['$initial' as const], test: ofEveryPage, includeDependenciesRecursively: false, priority: 3 },
  { name: 'common', test: common, priority: 2 },
  { name: 'shared', test: shared, includeDependenciesRecursively: false, priority: 2 },
  { name: 'drawn', test: drawn, includeDependenciesRecursively: false, priority: 2 },
  { name: 'amounts', test: amounts, priority: 2 },
  { name: 'deferred', test: deferred, includeDependenciesRecursively: false, priority: 2 },
  { name: 'people', test: people, includeDependenciesRecursively: false, priority: 2 },
  { name: 'wizard', test: ofTheWizard, minShareCount: 5, priority: 1 },
]

/** What charts say of themselves to staff: the inspector has its own build of them, and visitors do not carry it. */
const wordsOfCharts = /\b(?:description|answering|spec): (?:'(?:[^'\\]|\\.)*'|`[^`]*`),?/g

const chartsWithoutWords = {
  name: 'charts-without-words',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/machines\/src\/.+\.ts$/.test(id) ? code.replace(wordsOfCharts, '') : undefined,
}

/**
 * What the oldest browsers lack of the language is written otherwise; what they lack of the library does not compile (`lib` in tsconfig.json),
 * is taken away in e2e/older-browser.e2e.ts, and is looked for in what was built, as is what they lack of styles (scripts/support).
 */
const targets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)

/**
 * Every page carries the names of all parts: seven hexadecimal digits, the fewest the bundler takes, tell builds apart and pack better than letters. The server names the
 * fonts, so both builds call files alike.
 */
const names = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const

/**
 * Two builds from one configuration:
 * - `vite build packages/app` → `dist/client`: hashed assets and `.vite/manifest.json`;
 * - `vite build packages/app --ssr` → `dist/server/entry-server.js`: everything bundled, for Node.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [chartsWithoutWords, react(), vanillaExtractPlugin()],
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
    target: isSsrBuild ? 'node20' : targets,
    emptyOutDir: true,
    // Two minifiers one after the other: each leaves what the other makes smaller, 0.9 kB of what a step loads. Arrows would break only what
    // constructs with a function expression that has no `this`: the browser's tests run what was built. What is put in place of a call with
    // arguments (`inline` above 1) packs worse than the call.
    minify: isSsrBuild ? false : ('terser' as const),
    terserOptions: { module: true, ecma: 2020 as const, compress: { passes: 2, unsafe_arrows: true, inline: 1 } },
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
      ? { output: { hashCharacters: names.hashCharacters, assetFileNames: names.assetFileNames } }
      : {
          input: 'src/entry-client.tsx',
          preserveEntrySignatures: false as const,
          output: {
            codeSplitting: { groups },
            ...names,
            minify: true,
          },
        },
  },
}))
