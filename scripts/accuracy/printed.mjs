import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from '../../packages/server/src/features/documents/reading/read-file.ts'
import { kinds } from '../corpus/making/kinds.mjs'
import { producers } from '../corpus/making/producers.mjs'
import { chanceOf } from '../corpus/making/random.mjs'
import { expectedOf } from '../corpus/making/truth.mjs'
import { compared, countsOf } from './compare.mjs'

const folder = new URL('printed/', import.meta.url)
/** Milliseconds a file may take. */
const timeout = 16_000

const families = ['seen', 'new wordings', 'new arrangements']

/** So many documents of each kind, a third of known families, of held-out wordings and of held-out arrangements, by every producer at hand. */
export async function* printed(count) {
  for (const [producer, print] of Object.entries(producers))
    for (const kind of Object.keys(kinds))
      for (let seed = 0; seed < count; seed++) {
        const document = kinds[kind](chanceOf(777_000_000 + seed * 31), {
          wording: families[seed % families.length] === 'new wordings',
          arrangement: families[seed % families.length] === 'new arrangements',
        })
        const bytes = await print(document.sheet).catch(() => null)
        if (bytes)
          yield {
            id: `${producer}-${kind}-${seed}`,
            groups: { producer, family: families[seed % families.length] },
            type: document.type,
            expected: expectedOf(document),
            bytes,
          }
      }
}

/** Keeps the documents of held-out families with their truth, to be read where their producers are not installed. */
export async function keep(documents) {
  mkdirSync(folder, { recursive: true })
  const rows = []
  for await (const { bytes, ...row } of documents) {
    if (row.groups.family === 'seen') continue
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

/** What the reader makes of the kept documents of each producer: wrong amounts, and the part of all fields that is right. */
export async function outcomeByProducer() {
  const fieldsOf = new Map()
  for (const document of kept()) {
    const read = await readFile({ ...document, password: null, finishBy: Date.now() + timeout })
    const fields = compared(document, read.kind === 'read' ? read.text.statements : [])
    const { producer } = document.groups
    fieldsOf.set(producer, [...(fieldsOf.get(producer) ?? []), ...fields])
  }
  return [...fieldsOf].map(([producer, fields]) => ({
    producer,
    wrongAmounts: fields.filter(({ isAmount, verdict }) => isAmount && verdict === 'wrong').length,
    share: countsOf(fields).right / fields.length,
  }))
}
