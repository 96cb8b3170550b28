import { kinds } from '../../corpus/making/kinds.mjs'
import { chanceOf } from '../../corpus/making/random.mjs'
import { pagesOf } from '../pages.mjs'
import { endOf } from './feet.mjs'
import { headOf } from './heads.mjs'
import { inventedName } from './invented.mjs'

/** The kinds of papers names are read of, and whose. */
export const fieldOfKind = { income_statement: 'employerName', mortgage_statement: 'lenderName', amount: 'payeeName' }

/** A generated paper of a kind with an invented name, a head and a foot of many shapes; null where it holds several statements. */
export function paperOf(kind, seed) {
  const chance = chanceOf(seed * 6011 + 29)
  const concept = fieldOfKind[kind].replace('Name', '')
  const names = []
  Object.assign(chance, {
    nameOf: (of) => {
      names.push(inventedName(chance, of))
      return names.at(-1)
    },
    letterhead: headOf,
    ending: (maker) => endOf(maker, concept, names.at(-1)),
  })
  const document = kinds[kind](chance, { wording: chance.chance(0.3), arrangement: chance.chance(0.3) })
  if (document.truth.length !== 1) return null
  const [{ employerName, lenderName, name }] = document.truth
  return { name: employerName ?? lenderName ?? name, pages: pagesOf(document.sheet, chance) }
}
