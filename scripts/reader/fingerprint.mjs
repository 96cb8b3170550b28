import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folders = ['../corpus/making/', './'].map((path) => new URL(path, import.meta.url))
/** What makes numbers of words. */
const ofWords = new URL('../../packages/server/src/features/documents/reading/candidates/phrase.ts', import.meta.url)
/** What only measures or prints, and teaches nothing. */
const besides = new Set(['report.mjs', 'held-out.mjs', 'fingerprint.mjs', 'letters.mjs'])

/** A short name of the generator and the script as they are: weights learned with others carry another. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder)
      .filter((one) => one.endsWith('.mjs') && !besides.has(one))
      .sort())
      hash.update(name).update(readFileSync(new URL(name, folder)))
  hash.update(readFileSync(ofWords))
  return hash.digest('hex').slice(0, 12)
}
