import { type Row, textOfRow } from '../candidates/sheet.ts'
import { yearsEnd } from './of-mortgage.ts'
import type { Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { telling } from './settle.ts'

/** Balances of months or quarters in one column, each less the repayment on the next line: only the last of them is of the year's end. */
export function withoutCarriedForward(amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const repayments = amounts.filter((amount) => amount.cents > 0 && amount.shareOf('repayment').part > telling)
  const isNext = (amount: ScoredAmount, later: ScoredAmount) =>
    later.group === amount.group &&
    later.row > amount.row &&
    repayments.some(({ row, cents }) => row === later.row && amount.cents - cents === later.cents)
  return amounts.filter((amount) => !amounts.some((later) => isNext(amount, later)))
}

/** From one day to another, or a quarter of the year, at the beginning of a line. */
const isTime =
  /\d\s?(?:t\s?\/\s?m|tot en met|tot|until|to)\s?\d|^(?:[1-4]e kwartaal|kwartaal [1-4]|Q[1-4]|(?:quarter|first|second|third|fourth|eerste|tweede|derde|vierde) (?:kwartaal|quarter))/i
/** A month, or a day or the number of one with its year, at the beginning of a line. */
const monthOrDay =
  /^(?:\d{1,2}[-/. ])?(?:jan|feb|maa|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{Ll}*\b|^\d{1,2}[-/. ](?:\d{1,2}[-/. ])?(?:19|20)\d\d\b/iu
const lastQuarter = /^(?:4e|kwartaal 4|Q4|quarter 4|fourth|vierde)/i

/** Whether amounts, two at least, stand on lines of times of the year. */
export function isOfTimes(amounts: readonly ScoredAmount[], rows: readonly Row[]): boolean {
  const timed = new Set(
    rows.flatMap((row) => ([isTime, monthOrDay].some((time) => time.test(textOfRow(row))) ? row.index : [])),
  )
  return amounts.length > 1 && amounts.every(({ row }) => timed.has(row))
}

/** Debts on lines of times of the year in one column: only that of the time up to its end is left. */
export function withoutEarlierTimes(amounts: readonly ScoredAmount[], rows: readonly Row[]): readonly ScoredAmount[] {
  const timed = rows.filter((row) => isTime.test(textOfRow(row)))
  const isLast = new Map(
    timed.map((row) => [row.index, yearsEnd.test(textOfRow(row)) || lastQuarter.test(textOfRow(row))]),
  )
  const isFollowed = ({ group, row }: ScoredAmount) =>
    amounts.some((later) => later.group === group && later.row > row && isLast.get(later.row))
  return amounts.filter((amount) => isLast.get(amount.row) !== false || !isFollowed(amount))
}

/** Lines of a ledger that are told by what they add up to, whatever their columns are called. */
const fewestLines = 3

/** The columns of a ledger: a debt that falls from line to line by what stands in another column, whatever both are called; what was owed before the first stands anywhere. */
export function inLedgers(amounts: readonly ScoredAmount[]): ReadonlyMap<ScoredAmount, Role | null> {
  const groups = [...new Set(amounts.map(({ group }) => group))]
  const columns = groups.map((group) => amounts.filter((amount) => amount.group === group))
  const roles = new Map<ScoredAmount, Role | null>()
  // What each line begins with is what the one before it ends with.
  const isAtBegin = (debts: readonly ScoredAmount[]) =>
    debts.slice(1).every(({ cents }, at) => amounts.some((end) => end.row === debts[at]?.row && end.cents === cents))
  for (const debts of columns)
    for (const column of debts.length >= fewestLines ? columns : []) {
      const others = amounts.filter((one) => !column.includes(one))
      const isRepaid = ({ row, cents }: ScoredAmount) => {
        const line = debts.findIndex((debt) => debt.row === row)
        const before = (debts[line]?.cents ?? Number.NaN) + cents
        return cents > 0 && (line > 0 ? debts.slice(line - 1, line) : others).some((one) => one.cents === before)
      }
      if (column.filter(isRepaid).length < Math.max(fewestLines, column.length - mostOthers)) continue
      const role = isAtBegin(debts) ? null : 'remainingBalance'
      for (const one of debts) roles.set(one, role)
      for (const one of column) roles.set(one, 'repayment')
    }
  return roles
}
/** The first line has no line before it, and sums have none. */
const mostOthers = 3
