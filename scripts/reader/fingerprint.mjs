import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { bucketsOf } from '../../packages/server/src/features/documents/reading/candidates/phrase.ts'
import { families } from '../corpus/making/wordings.mjs'

const reading = '../../packages/server/src/features/documents/reading/'
const folders = ['../corpus/making/', './'].map((path) => new URL(path, import.meta.url))
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
  // What numbers are made of words, however that is written.
  for (const { texts } of families) hash.update(bucketsOf(`${texts[0]} op 31-12-2024`).join())
  return hash.digest('hex').slice(0, 12)
}

/** As {@link fingerprint}, with all that describes papers: what a training that was stopped may go on from. */
export function fingerprintOfSamples() {
  const hash = createHash('sha256').update(fingerprint())
  for (const folder of ['candidates/', 'layout/'].map((name) => new URL(`${reading}${name}`, import.meta.url)))
    for (const name of readdirSync(folder)
      .filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'))
      .sort())
      hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('hex').slice(0, 12)
}
