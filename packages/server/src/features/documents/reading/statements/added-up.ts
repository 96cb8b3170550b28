import type { Idea } from '../candidates/phrase.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, summedIn, telling } from './settle.ts'
import { surely } from './totals.ts'

/** Fields that are added up over loan parts. */
type OfParts = 'mortgageInterest' | 'remainingBalance'

/** From this share on amounts are called the same, and surely so. */
const called = 0.4
const surelyCalled = 0.8

/** Lines that a later one of the same name, or one that is surely called interest, is the sum of in each of its columns, such as what was paid to one lender and to the next, are none of the field. */
function withoutAddedLines(field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isCalled = ({ saidOf, isHeaded }: ScoredAmount) => saidOf(field) > called && !isHeaded
  const sums = amounts.flatMap((one) => {
    const parts = isCalled(one) ? summedIn(one, amounts) : []
    const isSure = field === 'mortgageInterest' && one.saidOf(field) > surelyCalled
    const areAlike = isSure || parts.every(isCalled)
    return parts.length > 1 && areAlike ? [{ row: one.row, parts }] : []
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
  // What stands right over a total and makes it is its parts, though one of them be called something else.
  const areOver = (total: ScoredAmount, parts: readonly ScoredAmount[]) =>
    isSurely(total) && parts.length > 2 && parts.filter(isAlike).length === parts.length - 1
  const partsOf = (total: ScoredAmount) => {
    const over = field === 'mortgageInterest' ? summedIn(total, owed) : []
    if (areOver(total, over)) return over
    return lines.map((line) => line.filter((one) => one !== total)).findLast((parts) => arePartsOf(total, parts))
  }
  // What was taken for a total needs no more.
  const isUnseen = (one: ScoredAmount) => one.shareOf(field).total < telling && shareIn(one, other) <= telling
  const isTotal = ({ isAside, shareOf }: ScoredAmount) => !isAside && shareOf(field).total > telling
  // All over it have its heading, and were each taken for a total.
  const totalsOver = (total: ScoredAmount) => {
    const over = summedIn(total, owed)
    return over.every((one) => one.letters === total.letters && one.isHeaded && isTotal(one)) ? over : []
  }
  const whole = owed.findLast((one) => totalsOver(one).length > 1)
  const unseen = amounts.some(isTotal)
    ? undefined
    : owed.findLast((one) => !one.isAside && isAlike(one) && isUnseen(one) && partsOf(one))
  const total = whole ?? unseen
  const parts = whole ? totalsOver(whole) : unseen ? (partsOf(unseen) ?? []) : []
  // A part is called what its sum is, whatever its line is.
  const { label = '', letters = '', ideas = new Set<Idea>() } = total ?? {}
  const asPart = (one: ScoredAmount) =>
    surely(isAlike(one) ? one : { ...one, label, letters, ideas, ideasAround: ideas }, field)
  return amounts.map((one) => (parts.includes(one) ? asPart(one) : one === total ? surely(one, field, 'total') : one))
}

/** Where all others of a line make what is surely of the field, in several lines, they are of halves of the year or of several lenders: none of them is it. */
function withoutAddends(field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const lines = amounts
    .filter(({ saidOf }) => saidOf(field) > surelyCalled)
    .map((sum) => ({ sum, others: amounts.filter((one) => one.row === sum.row && one !== sum) }))
    .filter(({ sum, others }) => others.length > 1 && addsUpTo(sum.cents, others))
    .filter(({ others }) => others.every(({ saidOf }) => saidOf(field) < telling))
  const addends = new Set(lines.length > 1 ? lines.flatMap(({ others }) => others) : [])
  return amounts.map((one) => (addends.has(one) ? surely(one, null) : one))
}

/** Amounts of which the paper itself says, by what it adds up, whether they are of the field, its parts or their total. */
export const asAddedUp = (field: OfParts, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] =>
  withOverlookedParts(field, withoutAddedLines(field, withoutAddends(field, amounts)))
