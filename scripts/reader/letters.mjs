import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { lettersSeenIn } from '../../packages/server/src/features/documents/reading/layout/letters-seen.ts'

/** Makes the letter model anew from the product's own Dutch and English texts and the wordings of the corpus. */
const root = new URL('../../', import.meta.url)
const isText = (name) => /(?:copy|content|words)[^/]*\.ts$|scripts\/corpus\/[^/]*wordings[^/]*\.mjs$/.test(name)
const files = ['packages', 'scripts/corpus']
  .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((name) => isText(name) && !/node_modules|\/dist\//.test(name))
  .sort()
const texts = files.map((name) => readFileSync(new URL(name, root), 'utf8'))
const words = new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
writeFileSync(new URL('packages/server/reader/letters.txt', root), `${lettersSeenIn(words).toString('base64')}\n`)
console.log(`${words.size} words of ${files.length} files`)
