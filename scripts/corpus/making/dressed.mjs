import { wordingOf } from './wordings.mjs'

/** What happens in the course of a year, and what stands at an end of it. */
const inTheYear = new Set(['interest', 'interestReceived', 'repayment', 'deductible', 'costs', 'withheld', 'wage'])
const atAnEnd = /(?:31 december|31-12|31 dec\.|1 januari|01-01|1-1)$/i
/** Arrangements whose columns say which year or period an amount is of. */
const ofColumns = /year|period|corrected/

/** How the labels of amounts of one paper are dressed: with nothing besides, with the year, or in both languages. */
export const dressOf = (chance) => chance.pick([...Array(7).fill('plain'), 'year', 'year', 'both'])

/** The label of an amount as ordinary papers print it: `Betaalde rente in 2024`, `Schuld 31-12-2024`, `Loon LH / Taxable wage`. */
export function dressed({ chance, dress, isEnglish, holdsOut, held, arrangement, sheet }, concept, text) {
  if (dress === 'year' && sheet.year !== undefined && !ofColumns.test(arrangement.name)) {
    if (atAnEnd.test(text)) return `${text}${/\d$/.test(text) ? '-' : ' '}${sheet.year}`
    const of = isEnglish ? ['in', 'for'] : ['in', 'in', 'over', '']
    return inTheYear.has(concept) && !/\d|jaar|year/i.test(text) ? `${text} ${chance.pick(of)} ${sheet.year}` : text
  }
  if (dress !== 'both' || isEnglish) return text
  const { without, within } = held
  const other = wordingOf(chance, concept, { isHeldOut: holdsOut, wantsEnglish: true, without, within })
  return text === other.text ? text : `${text}${chance.pick([' / ', ' ', ' - '])}${other.text}`
}
