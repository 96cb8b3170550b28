import { overlaps, type Row, type Sheet } from './candidates/sheet.ts'
import type { LabelSpot } from './find-labels.ts'
import { type Beside, type LabelledAmount, labelled, sureness } from './labelled-amount.ts'
import { lettersOf } from './layout/letters.ts'
import type { Cell } from './layout/lines.ts'

/** Headings of the column that counts: the whole year, or what holds after a correction. */
const counts =
  /^(?:totaal|total|jaartotaal|eindtotaal|jaar|jaarbedrag|heeljaar|geheeljaar|cumulatief|cumul|cum$|cum20|ytd|yeartodate|year|fullyear|cumulative|tmheden|totenmet|wordt|nieuw|gecorrigeerd|herzien|moetzijn|juist|corrected|revised|new|(?:saldo|schuld|restschuld|hoofdsom|balance)?(?:per|op|at|on)?(?:31dec|3112)|ultimo|eind|closing|yearend|endofyear)/

/** Headings of columns that do not: a part of the year, or what held before. */
const countsNot =
  /^(?:(?:jan|feb|mrt|maart|mar|apr|mei|may|juni?|juli?|june|july|aug|sep|okt|oct|nov|dec)[a-z]*\d*$|periode|dezeperiode|period|thisperiod|current|maand|dezemaand|month|thismonth|week|kwartaal|\d+ekwartaal|quarter|q\d|huidige|was$|oud|vorig|eerder|oorspronkelijk|origineel|opgegeven|previous|original|old|before|correctie|verschil|mutatie|wijziging|correction|difference|change|aantal|uren|hours|dagen|days|perc|tarief|rate|(?:saldo|schuld|restschuld|hoofdsom|balance)?(?:per|op|at|on)?(?:0?1jan|0?10?1$)|begin|primo|opening|start)/

const due = /^(?:verschuldig|berekend|due|charged|payable)/
const paidInDoubt = 0.75

/** One amount beside a label is plain. Of several, the one of the total counts; of several years that of the statement. */
export function ofRow(sheet: Sheet, spot: LabelSpot, beside: readonly Beside[]): LabelledAmount[] {
  const [first] = beside
  if (!first) return []
  if (beside.length === 1) return [labelled(spot, first.item, first.row, sureness.beside)]
  const last = beside.at(-1) ?? first
  const parts = beside.slice(0, -1)
  const isSum =
    beside.length > 2 && parts.reduce((sum, part) => sum + part.item.amount.cents, 0) === last.item.amount.cents
  const asPart = (part: Beside) => labelled(spot, part.item, part.row, sureness.column)
  const headings = beside.map((part) => headingAbove(sheet, part.row, part.item.cell))
  const years = headings.map(yearOf)
  const isCorrection = headings.some((heading) => /^(?:correctie|verschil|mutatie|correction|difference)/.test(heading))
  if (isSum && isCorrection) return [labelled(spot, last.item, last.row, sureness.column)]
  if (isSum) return [...parts.map(asPart), labelled(spot, last.item, last.row, sureness.beside, true)]
  if (years.every((year) => Number.isFinite(year)) && new Set(years).size === years.length)
    return beside.map((part, at) => ofYearColumn(labelled(spot, part.item, part.row, sureness.column), years[at] ?? 0))
  const paid = beside.find((_, at) => /^(?:betaald|paid)/.test(headings[at] ?? ''))
  // As for two labels: what was paid counts, and that it differs from what fell due leaves doubt.
  if (paid && spot.match.concept === 'mortgageInterest' && headings.some((heading) => due.test(heading)))
    return [labelled(spot, paid.item, paid.row, paidInDoubt)]
  const total = beside.find((_, at) => /^(?:totaal|total)/.test(headings[at] ?? ''))
  if (total) return [labelled(spot, total.item, total.row, sureness.column, true)]
  if (headings.every((heading) => /^(?:leningdeel|loanpart|deel)/.test(heading))) return beside.map(asPart)
  const counting = beside.filter((_, at) => counts.test(headings[at] ?? ''))
  const [only] = counting
  const isPlain = beside.every((part, at) => part === only || countsNot.test(headings[at] ?? ''))
  if (only && counting.length === 1 && isPlain) return [labelled(spot, only.item, only.row, sureness.column)]
  return [labelled(spot, first.item, first.row, sureness.unclear)]
}

/** What stood on the first of January is the end of the year before. */
function yearOf(heading: string): number {
  const year = Number(/(?:19|20)\d\d$|^(?:19|20)\d\d/.exec(heading)?.[0] ?? Number.NaN)
  return /(?:^|[a-z])0?1(?:0?1|jan|januari|january)20\d\d$/.test(heading) ? year - 1 : year
}

/** The label says of which year the amount is: the reader of the statement takes those of its own. */
const ofYearColumn = (amount: LabelledAmount, year: number): LabelledAmount => ({
  ...amount,
  label: `${amount.label} ${year}`,
})

/** The letters of the nearest text above a cell, which must stand over it. */
function headingAbove(sheet: Sheet, row: Row, cell: Cell): string {
  for (let index = row.index - 1; index >= Math.max(0, row.index - 25); index--) {
    const above = sheet.rows[index]
    if (!above || above.page !== row.page) break
    const text = above.items.find((item) => item.kind === 'text' && overlaps(item.cell, cell))
    if (text) return lettersOf(text.cell.text)
  }
  return ''
}
