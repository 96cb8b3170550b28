import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, summedIn, telling } from './settle.ts'
import { surely } from './totals.ts'

/** Fields that are added up over loan parts. */
type OfParts = 'mortgageInterest' | 'remainingBalance'

/** From this share on amounts are called the same, and surely so. */
const called = 0.4
const surelyCalled = 0.8

/** Lines that a later one of the same name is the sum of in each of its columns, such as what was paid to one lender and to the next, are none of the field. */
function withoutAddedLines(field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isCalled = ({ saidOf, isHeaded }: ScoredAmount) => saidOf(field) > called && !isHeaded
  const sums = amounts.flatMap((one) => {
    const parts = isCalled(one) ? summedIn(one, amounts) : []
    return parts.length > 1 && parts.every(isCalled) ? [{ row: one.row, parts }] : []
  })
  const isOfColumns = ({ row }: { row: number }) => sums.filter((other) => other.row === row).length > 1
  const added = new Set(sums.filter(isOfColumns).flatMap(({ parts }) => parts))
  return amounts.map((one) => (added.has(one) ? surely(one, null) : one))
}

/**
 * Amounts of one line, or interest of one label, and what they make elsewhere are parts and their total, whatever heads their columns; of one label all
 * others may have been overlooked where one was not. Debts of one label may be of both ends of the year.
 */
function withOverlookedParts(field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const other = field === 'mortgageInterest' ? 'remainingBalance' : 'mortgageInterest'
  const shareIn = ({ shareOf }: ScoredAmount, role: OfParts) => shareOf(role).part + shareOf(role).total
  const isSurely = ({ saidOf }: ScoredAmount) => saidOf(field) > surelyCalled
  const isAlike = (one: ScoredAmount) => isSurely(one) || one.shareOf(field).part > telling
  const owed = amounts.filter(({ cents }) => cents > 0)
  const lines = (field === 'mortgageInterest' ? (['letters', 'row'] as const) : (['row'] as const)).flatMap((by) =>
    [...new Set(owed.map((one) => one[by]))].map((what) => owed.filter((one) => one[by] === what)),
  )
  const arePartsOf = (total: ScoredAmount, parts: readonly ScoredAmount[]) =>
    parts.length > 1 &&
    parts.some(isAlike) &&
    parts.some((one) => shareIn(one, field) < telling) &&
    parts.every((one) => isSurely(one) || one.letters === parts[0]?.letters) &&
    addsUpTo(total.cents, parts)
  const partsOf = (total: ScoredAmount) =>
    lines.map((line) => line.filter((one) => one !== total)).findLast((parts) => arePartsOf(total, parts))
  // What was taken for a total needs no more.
  const isUnseen = (one: ScoredAmount) => one.shareOf(field).total < telling && shareIn(one, other) <= telling
  const total = owed.findLast((one) => isAlike(one) && isUnseen(one) && partsOf(one))
  const parts = total ? (partsOf(total) ?? []) : []
  return amounts.map((one) =>
    parts.includes(one) ? surely(one, field) : one === total ? surely(one, field, 'total') : one,
  )
}

/** Amounts of which the paper itself says, by what it adds up, whether they are of the field, its parts or their total. */
export const asAddedUp = (field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] =>
  withOverlookedParts(field, withoutAddedLines(field, amounts))
