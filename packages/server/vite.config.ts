import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist/bundle')

/** What a start loads of npm. The rest of it, which comes later, brings native code or reads files beside it, stays where it is. */
const loadedAtStart = /^(?:@koa\/router|croner|helmet|koa|koa-session|pino|rate-limiter-flexible|sequelize|zod)(?:\/|$)/
const native = /^(?:pg|pg-hstore|sqlite3)$/

const isPackage = (id: string) => /^[@a-z]/i.test(id)

/** As Node itself takes a package that another requires. */
const resolve = { mainFields: ['main'], conditions: ['node'] }

/** What a module finds beside itself it finds beside the file that was compiled from it; the process that reads is bundled, too. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta.url', id: { exclude: [/\/reader-process\.js$/, /^\0/] } },
    handler: (code, id) => {
      const place = JSON.stringify(relative(outDir, id))
      return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null }
    },
  },
}

/**
 * `vite build`: of what `tsc` wrote, all that a start loads in one file, `dist/bundle/main.js`. As files of their own they are some
 * seven hundred, and finding them takes longer than everything else a start does (ADR 33). The same for the process that reads
 * statements. The pages stay the app's own build.
 */
export default defineConfig({
  publicDir: false,
  resolve,
  ssr: { noExternal: true, resolve },
  plugins: [keepPlaces],
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    minify: false,
    rolldownOptions: {
      input: { main: 'dist/main.js', 'reader-child': 'dist/features/documents/isolation/reader-child.js' },
      external: (id, importer = '') =>
        isPackage(id) &&
        (native.test(id) ||
          id.endsWith('/entry-server') ||
          (importer.includes('/packages/server/') && !id.startsWith('@aangiftewijs/') && !loadedAtStart.test(id))),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      // koa's `depd` has one, for engines of long ago.
      checks: { eval: false },
    },
  },
})
