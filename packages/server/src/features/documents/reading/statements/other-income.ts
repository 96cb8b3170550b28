import type { Cents } from '@aangiftewijs/domain/money'
import { headOf, type Row, says } from '../candidates/sheet.ts'
import { doubtful, type Figure } from './figure.ts'
import { timeOf } from './other-papers.ts'
import type { Passage } from './passage.ts'

/** How papers about income from work without an employer are called, as letters: the form IB 47, royalties, platforms. */
const titles =
  /overigewerkzaamheden|(?:uit)?betaaldebedragenaan(?:een)?derde|betalingenaan(?:een)?derde|ib47|royalty|royalties|auteursvergoeding|freelancevergoeding|platforminkomsten|dac7|paymentstothirdparties/

/** Whether a paper is about income that is no wage: what it says was paid is none either. */
export const isOfOtherIncome = (rows: readonly Row[]): boolean => says(headOf(rows), titles)

/** How what was paid in the whole year is called. */
const ofWhole =
  /^(?:totaal|total)\p{L}*(?:betaald|vergoeding|royalty|royalties|inkomsten|opbrengst|paid|earnings|royalties)|^(?:uit)?betaald(?:e)?(?:bedrag|vergoeding)(?!per)|^total(?:amount)?paid/u
/** What is taken off it, so that it is not the income. */
const takenOff = /kosten|commissie|inhouding|loonheffing|servicefee|fees|expenses|commission|withheld|btw|vat/

/** How sure one plain total is. */
const plain = 0.9
const legible = 0.9

/** Income from work without an employer; null where a paper is about something else or names no amount of it. */
export function readOtherIncome(passage: Passage): Figure<Cents> | null {
  const { rows, amounts } = passage
  if (!isOfOtherIncome(rows)) return null
  const [first, ...others] = amounts.filter(
    ({ letters, cents, isAside }) => cents > 0 && !isAside && ofWhole.test(letters),
  )
  if (!first) return null
  const isOne = others.every(({ cents }) => cents === first.cents)
  const isWhole = !amounts.some(({ letters, cents }) => cents !== 0 && takenOff.test(letters))
  const isSure = isOne && isWhole && first.legibility > legible && timeOf(passage) === 'whole year'
  const { cents, place, label } = first
  return { value: cents, evidence: { confidence: isSure ? plain : doubtful, place, label } }
}
