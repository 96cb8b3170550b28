import { readStatements } from '../../packages/server/src/features/documents/reading/read-statements.ts'
import { kinds } from '../corpus/making/kinds.mjs'
import { chanceOf } from '../corpus/making/random.mjs'
import { expectedOf } from '../corpus/making/truth.mjs'
import { pagesOf } from '../reader/pages.mjs'
import { compared, countsOf } from './compare.mjs'

const families = { seen: {}, 'new wordings': { wording: true }, 'new arrangements': { arrangement: true } }

/** Where the seeds of documents begin that no training is made of. */
const firstSeed = 555_000_000

/** So many documents of each kind and family, always the same from one seed, none of which a training is made of. */
export function* generated(count, makers = kinds, from = firstSeed) {
  for (const [family, held] of Object.entries(families))
    for (const kind of Object.keys(makers))
      for (let seed = 0; seed < count; seed++) {
        const chance = chanceOf(from + seed * 17)
        const document = makers[kind](chance, held)
        yield {
          id: `${family}-${kind}-${seed}`,
          groups: { family, arrangement: document.families.arrangement },
          wordings: document.families.wordings,
          type: document.type,
          expected: expectedOf(document),
          pages: pagesOf(document.sheet, chance),
        }
      }
}

/** What the reader makes of the amounts of so many documents of each kind and family. */
export function outcomeOf(count, makers = kinds) {
  const fields = [...generated(count, makers)].flatMap((document) =>
    compared(document, readStatements(document.pages, document.type).statements),
  )
  return countsOf(fields.filter(({ isAmount }) => isAmount))
}
