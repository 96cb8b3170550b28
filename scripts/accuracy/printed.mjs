import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { kinds } from '../corpus/making/kinds.mjs'
import { producers } from '../corpus/making/producers.mjs'
import { chanceOf } from '../corpus/making/random.mjs'
import { expectedOf } from '../corpus/making/truth.mjs'

const folder = new URL('printed/', import.meta.url)

/** So many documents of each kind, a third of known families, of held-out wordings and of held-out arrangements, by every producer at hand. */
export async function* printed(count) {
  for (const [producer, print] of Object.entries(producers))
    for (const kind of Object.keys(kinds))
      for (let seed = 0; seed < count; seed++) {
        const document = kinds[kind](chanceOf(777_000_000 + seed * 31), {
          wording: seed % 3 === 1,
          arrangement: seed % 3 === 2,
        })
        const bytes = await print(document.sheet).catch(() => null)
        if (bytes)
          yield {
            id: `${producer}-${kind}-${seed}`,
            groups: { producer },
            type: document.type,
            expected: expectedOf(document),
            bytes,
          }
      }
}

/** Keeps documents with their truth, to be read where their producers are not installed. */
export async function keep(documents) {
  mkdirSync(folder, { recursive: true })
  const rows = []
  for await (const { bytes, ...row } of documents) {
    writeFileSync(new URL(`${row.id}.pdf`, folder), bytes)
    rows.push(row)
  }
  writeFileSync(new URL('truth.json', folder), `${JSON.stringify(rows, null, 1)}\n`)
}

/** The documents that were kept. */
export const kept = () =>
  JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')).map((row) => ({
    ...row,
    bytes: readFileSync(new URL(`${row.id}.pdf`, folder)),
  }))
