// Finds what is exported for nobody, or for tests alone. Part of `npm test` and `npm run check`.
import './node-version.mjs'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, say } from './phases.mjs'
import { filesBelow } from './rules/source-files.mjs'
import { unusedExports } from './rules/unused-exports.mjs'

/** Used by tests alone, and right so. */
const forTests = [
  // Questions that the advisor is asked in its test.
  'packages/domain/src/chat/asked/owning.ts owning',
  // What the guide's texts hold, so that tests follow every link of them.
  'packages/app/src/features/guide/block-texts.ts addressesIn',
  'packages/app/src/features/guide/block-texts.ts anchorsOf',
  // The test writes the index of the search, which is kept as a file.
  'packages/app/src/features/guide/site-search/search-index.ts buildIndex',
  'packages/app/src/features/guide/site-search/search-index.ts writeIndex',
]

const folders = ['packages', 'scripts', 'e2e', 'bench', '.storybook']
const files = new Map(
  folders.flatMap((folder) =>
    [...filesBelow(join(root, folder), /\.(tsx?|mjs|mdx)$/)].map((file) => [
      relative(root, file).replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  ),
)

const found = unusedExports(files, forTests)
if (found.length > 0) {
  const told = found.map(
    (one) => `${one.replace(' ', ': ')} is exported for nobody; take \`export\` away, or all of it\n`,
  )
  process.stderr.write(told.join(''))
  process.exit(1)
}
say(`Exports: each value of ${files.size} files is used by another.`)
