import type { FormFields } from '../form/index.ts'
import { type LawfulFigure, lawfulResultOf } from '../lawful-result/index.ts'
import { type Cents, centsOf, formatAmount, parseEuros } from '../money/index.ts'
import type { Parsed, Problem } from '../problem/index.ts'
import { type DividedPart, type Divisible, divisible, type Household } from '../tax-law/index.ts'
import type { SplitData } from '../tax-return/index.ts'
import { divisionNow } from './division.ts'
import { wrongWithAmount } from './typed-amount.ts'

/** The controls of a division of one's own, each the part that the taxpayer takes: the partner has the rest, so they add up. */
export const ownDivisionFields = divisible

const euro: Cents = 100

/** The household divided as a return keeps it. */
const dividedAs = (household: Household, splitData: SplitData): Household => ({
  ...household,
  split: Object.fromEntries(
    divisible.flatMap((part) => {
      const euros = splitData[part]
      return euros === undefined ? [] : [[part, centsOf(euros)]]
    }),
  ),
})

/** What a field shows of the part that the taxpayer takes now: without the minus of a balance that is deducted. */
export const ownDivisionText = ({ taxpayer }: DividedPart): string =>
  formatAmount(Math.abs(taxpayer)).replace(/,00$/, '')

/** What was typed of a part, where nothing is wrong with it; a minus is one too many where the whole has it already. */
function typedOf({ part, whole }: DividedPart, fields: FormFields) {
  const text = fields[part] ?? ''
  const size = whole < 0 ? text.replace(/^[\s€]*[-\u2212\u2013]/, '') : text
  return { part, whole, code: wrongWithAmount(size), cents: centsOf(parseEuros(size)) }
}

/** Whole euros, as a return keeps them. Of a whole with cents, all but those is all. */
function eurosTaken(cents: Cents, whole: Cents): number {
  const size = Math.abs(whole)
  return cents >= Math.floor(size / euro) * euro ? Math.ceil(Math.max(cents, size) / euro) : Math.round(cents / euro)
}

/**
 * Reads a couple's own division: of each part they divide now, how much the taxpayer takes, in euros. Every problem at once. No part is more
 * than its whole under that division: the deductions may hang on it.
 */
export function readOwnDivision(fields: FormFields, year: number, household: Household): Parsed<SplitData> {
  const typed = divisionNow(year, household).map((one) => typedOf(one, fields))
  const problems = typed.flatMap(({ part, code }): readonly Problem[] => (code === null ? [] : [{ field: part, code }]))
  if (problems.length > 0) return { ok: false, problems }
  const splitData: SplitData = Object.fromEntries(
    typed.map(({ part, whole, cents }) => [part, eurosTaken(cents, whole)]),
  )
  const wholes = new Map<Divisible, Cents>(
    divisionNow(year, dividedAs(household, splitData)).map(({ part, whole }) => [part, whole]),
  )
  const isAbove = (part: Divisible, cents: Cents) =>
    cents > Math.ceil(Math.abs(wholes.get(part) ?? cents) / euro) * euro
  const above = typed.flatMap(({ part, cents }): readonly Problem[] =>
    isAbove(part, cents) ? [{ field: part, code: 'more-than-whole' }] : [],
  )
  return above.length > 0 ? { ok: false, problems: above } : { ok: true, value: splitData }
}

/** What a division comes to. */
export interface OwnDivision {
  readonly parts: readonly DividedPart[]
  readonly figure: LawfulFigure
  /** What both settle together more than under the division that counts now; less: below 0. Cents. */
  readonly more: Cents
}

/** What a couple's own division comes to, beside the one that counts now; null where the law gives no figure. */
export function ownDivisionOf(year: number, household: Household, splitData: SplitData): OwnDivision | null {
  const divided = dividedAs(household, splitData)
  const [now, then] = [household, divided].map((one) => lawfulResultOf(year, { household: one, gaps: [] }))
  if (now?.kind !== 'figure' || then?.kind !== 'figure') return null
  return {
    parts: divisionNow(year, divided),
    figure: then,
    more: then.computed.settlement - now.computed.settlement,
  }
}
