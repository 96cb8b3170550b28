import type { AmountData } from '@aangiftewijs/domain/documents'
import { textOfRow } from '../candidates/sheet.ts'
import { readName } from '../texts/names.ts'
import { readYear } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { boxOf, doubtful, type Figure, fieldsOf, figure, rounded } from './figure.ts'
import type { Model } from './model.ts'
import type { Fields, Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'

/** How a letter calls the value of a home. */
const valueOfHome = /\bWOZ[- ]?(?:waarde|value)\b/i
/** It is a value on the first of January of the year before the one it counts for. Wet WOZ, art. 18. */
const valuedOn = /(?:peildatum|reference date)\D{0,20}0?1(?:\s+januari\s+|[-/. ]0?1[-/. ])(20\d\d)(?!\d)/gi
/** Less is a tax that is reckoned by the value, or what a scan left of it. Euro cents. */
const leastValue = 2_000_000
/** Digits that are less sure than this are shown to be checked. */
const legible = 0.75
const surely = 0.95

/**
 * The value of a home by a municipality’s letter: what the letter is needed for. The taxes beside it count nowhere. Null of another paper. Of two
 * values one may be of another year or home: neither is read.
 */
export function readWozLetter({ rows, amounts, texts }: Passage, model: Model): Fields<AmountData> | null {
  const saying = new Set(rows.filter((row) => valueOfHome.test(textOfRow(row))).map(({ index }) => index))
  const called = amounts.filter(({ row, cents }) => saying.has(row) && cents >= leastValue)
  const ofYear = called.filter(({ isAside }) => !isAside)
  // Alone it may seem to be of another year: of its day, on its own line or above.
  const values = ofYear.length > 0 ? ofYear : called
  if (values.length === 0) return null
  const days = [...rows.map(textOfRow).join(' ').matchAll(valuedOn)].map(([, year]) => Number(year) + 1)
  const [year = null, ...others] = new Set(days)
  const isSure = year !== null && others.length === 0
  const counted = year === null ? readYear(texts, rows, 'receipt') : yearOf(year)
  return {
    kind: 'amount',
    amount: null,
    ...fieldsOf(
      { wozValue: new Set(values.map(({ cents }) => cents)).size > 1 ? null : homeValue(values, isSure) },
      { year: others.length > 0 ? null : counted, name: readName('payeeName', texts, rows, model) },
    ),
  }
}

/** Nothing on the paper says the year itself: it follows from the day. */
const yearOf = (year: number): Figure<number> => figure(year, surely, { words: [], label: '' })

function homeValue(values: readonly ScoredAmount[], isSure: boolean): AmountFigure | null {
  const [first] = values
  if (!first) return null
  const legibility = Math.max(...values.map((value) => value.legibility))
  const confidence = rounded(isSure && legibility >= legible ? surely : doubtful)
  return { value: first.cents, parts: [first], evidence: { confidence, place: boxOf([first]), label: first.label } }
}
