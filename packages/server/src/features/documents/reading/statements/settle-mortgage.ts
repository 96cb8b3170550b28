import type { Cents } from '@aangiftewijs/domain/money'
import { isTotal, says } from '../candidates/sheet.ts'
import { asAddedUp } from './added-up.ts'
import { inLedgers, withoutCarriedForward, withoutEarlierTimes } from './ledgers.ts'
import { addsUpLine } from './line-sums.ts'
import type { Passage } from './passage.ts'
import type { AmountField, Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import {
  type Fit,
  hinting,
  isOver,
  type Settled,
  settleOne,
  settleSum,
  settleTogether,
  summedIn,
  sumOf,
  telling,
  withDoubt,
} from './settle.ts'
import { isSumOf, reweighed, surely, toBeAdded } from './totals.ts'

/** No mortgage costs more than this part of the debt in a year; a debt that is nearly repaid says nothing. Euro cents. */
export const highestRate = 0.15
const nearlyRepaid = 1_000_000
/** Mortgages that cost less or more than these parts of the debt are rarer than figures taken for another. */
const lowestRate = 0.004
const seldomAbove = 0.075

/**
 * Whether one figure adds up the lines or columns of all parts and the other is what stands on one of these lines, or in one of these columns beside
 * what is left of others.
 */
function isOfOnePart(
  { isSum, amounts: parts }: Settled,
  { isSum: isOtherSum, amounts: [one] }: Settled,
  around: readonly ScoredAmount[],
): boolean {
  if (!isSum || isOtherSum || parts.length < 2 || !one) return false
  const columnOf = (amount: ScoredAmount) => parts.find((part) => isOver(part, amount))
  const isOfOther = (other: ScoredAmount) =>
    other.row === one.row && other.cents > 0 && ![undefined, columnOf(one)].includes(columnOf(other))
  const areColumns = parts.every(({ row }) => row === parts[0]?.row) && columnOf(one) !== undefined
  return parts.some(({ row }) => row === one.row) || (areColumns && around.some(isOfOther))
}

/** Whether two figures add up lines of which some are the same and others are not: each part has both on its own. */
function areOfOtherLines({ amounts: some }: Settled, { amounts: others }: Settled): boolean {
  const lines = new Set(some.map(({ row }) => row))
  const same = others.filter(({ row }) => lines.has(row)).length
  return lines.size === some.length && some.length > 1 && same > 0 && same < others.length
}

const isNothingLeft = ({ cents, saidOf }: ScoredAmount) => cents === 0 && saidOf('remainingBalance') > telling

/** How well interest and debt go together. */
const plausible =
  (knownParts: number, around: readonly ScoredAmount[]): Fit =>
  (interest, debt) => {
    const rate = debt.value > nearlyRepaid ? interest.value / debt.value : null
    // Each part has its interest and its debt, be it nothing; of quarters the last line has the debt.
    const owed = new Set([...debt.amounts, ...around.filter(isNothingLeft)].map(({ row }) => row))
    const paid = new Set(interest.amounts.flatMap(({ row }) => (owed.has(row) ? [row] : [])))
    const isCounted = [debt.amounts.length, paid.size].includes(interest.amounts.length)
    const isUneven = interest.isSum && debt.isSum && (!isCounted || areOfOtherLines(interest, debt))
    const isOfOne = knownParts > 1 && (isOfOnePart(interest, debt, around) || isOfOnePart(debt, interest, around))
    // Interest of a depot, or of a part for the whole; a debt of a part for all of it.
    const isRare = rate !== null && (rate < lowestRate || rate > seldomAbove)
    const isOdd = isUneven || isOfOne || isRare
    return { weight: isOfOne ? 0.03 : isOdd ? 0.2 : 1, isBorneOut: !isOdd && rate !== null && rate > 0 }
  }

/** The sum of what is most likely the opening balance, or the repayment, of all parts; null where none is printed. */
function printedSum(amounts: readonly ScoredAmount[], role: Role): Cents | null {
  const all = amounts.filter((amount) => amount.shareOf(role).part > telling)
  // Debit and credit of an account have a total each.
  const untold = all.filter(({ label }) => !isTotal({ text: label }))
  const own = untold.length > 0 ? untold : all
  const half = own.find(({ cents }) => own.length > 2 && sumOf(own) === 2 * cents)
  return own.length === 0 ? null : (half?.cents ?? sumOf(own))
}

/** What was owed before less what was repaid, in instalments and at once; null where either is not printed. */
function leftOver(amounts: readonly ScoredAmount[], opening: Cents | null): Cents | null {
  const repaid = amounts.filter(({ ideas, isAside }) => ideas.has('repaid') && !ideas.has('interest') && !isAside)
  if (opening !== null && sumOf(repaid) === opening) return 0
  const repayment = printedSum(amounts, 'repayment')
  return opening !== null && repayment !== null ? opening - repayment : null
}

/** A debt is not printed more often than this under labels that do not call it one, where others do: interest or a repayment of every quarter is. */
const mostTimes = 3
const isRecurring = ({ cents, saidOf }: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  saidOf('remainingBalance') < hinting &&
  amounts.filter((one) => one.cents === cents).length > mostTimes &&
  amounts.some((one) => one.saidOf('remainingBalance') > telling)

/** What was paid of interest, printed again, is no debt, whatever heads its column. */
const isInterestAgain = (amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  amount.cents > 0 &&
  amount.isHeaded &&
  amount.shareOf('remainingBalance').part > telling &&
  amounts.some((one) => one !== amount && one.cents === amount.cents && one.shareOf('mortgageInterest').part > telling)

/** What is left of a loan by its label, and is what was owed less what was repaid: also nothing. */
function asLeft(amount: ScoredAmount, left: Cents | null, amounts: readonly ScoredAmount[]): ScoredAmount {
  if (amount.cents !== left || amount.saidOf('remainingBalance') <= hinting) return amount
  return surely(amount, 'remainingBalance', summedIn(amount, amounts).length > 0 ? 'total' : 'part')
}

/** Whether an amount is what two debts of the paper differ by, before and after it was repaid. */
const isRepaid = ({ cents, shareOf }: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  cents > 0 &&
  shareOf('remainingBalance').part < telling &&
  amounts.some(
    (before) =>
      before.shareOf('opening').part > telling &&
      amounts.some((left) => left.shareOf('remainingBalance').part > telling && before.cents - left.cents === cents),
  )

/** What was paid to insure is neither interest nor debt. */
const isPremium = ({ letters }: ScoredAmount) => /^(?!.*(?:rente|interest)).*premi(?:e|um)/.test(letters)
/** What is taken off is called so. */
const isLess = /^(?:min|minus|less)$/i
/** Whether an amount is what another of its line and its name was taken from: `Aftrekbare rente: 900 min 100 = 800`. */
const isTermOf = (amount: ScoredAmount, result: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  result.row === amount.row &&
  result.letters === amount.letters &&
  amounts.some(
    ({ row, cents, label }) => row === amount.row && isLess.test(label) && amount.cents - cents === result.cents,
  )

/**
 * What is called not deductible is of no field; what is called deductible and differs from the interest by another amount, such as what a deposit
 * earned or a penalty, is the costs: less than nothing where it is printed so and the deposit earned more.
 */
function asDeducted(amount: ScoredAmount, amounts: readonly ScoredAmount[]): ScoredAmount {
  const isCalled = /aftrekba|deductib/.test(amount.letters)
  if (amount.cents <= 0 || (!isCalled && amount.shareOf('deductibleCosts').part < telling)) return amount
  const isNone = isCalled && /\b(?:niet|not|non)\b/i.test(amount.label)
  if (isNone || isLess.test(amount.label)) return surely(amount, null)
  const isMade = (cents: Cents) =>
    amounts.some(
      (interest) =>
        interest.saidOf('mortgageInterest') > telling &&
        amounts.some((other) => other.cents > 0 && other.cents === Math.abs(interest.cents - cents)),
    )
  if (amounts.some((result) => isTermOf(amount, result, amounts))) return surely(amount, 'mortgageInterest')
  if (amount.isLess && isMade(-amount.cents)) return surely({ ...amount, cents: -amount.cents }, 'deductibleCosts')
  return isCalled && isMade(amount.cents) ? surely(amount, 'deductibleCosts') : amount
}

/**
 * Whether a figure is hardly that of all parts. One amount is most likely of one of several that are named, unless it is called a total, all others
 * are nothing, or make it together. Amounts that are added up are hardly parts where they are two and not two are named, where one is a total, or
 * where they are more than was owed before.
 */
function isOddlyMade(
  { amounts, agreeing, value }: Settled,
  field: AmountField,
  { around, opening, knownParts }: { around: readonly ScoredAmount[]; opening: Cents | null; knownParts: number },
): boolean {
  const [first, ...more] = amounts
  const isTotalOf = ({ shareOf }: ScoredAmount) => shareOf(field).total >= shareOf(field).part
  if (first && more.length === 0) {
    const nothing = around.filter(({ cents, saidOf }) => cents === 0 && saidOf(field) > telling)
    const isCalledTotal = isTotalOf(first) || isTotal({ text: first.label })
    return !isCalledTotal && knownParts - nothing.length > 1 && !isSumOf(value, knownParts, around)
  }
  const isMoreThanBefore = field === 'remainingBalance' && opening !== null && knownParts < 2 && value > opening
  if (more.length === 1) return isMoreThanBefore || (knownParts !== 2 && agreeing < 2)
  return isMoreThanBefore || amounts.some(({ shareOf }) => shareOf(field).total > shareOf(field).part)
}

/** What a paper says is to be added up. */
const asTold = (one: Settled): Settled => ({
  ...one,
  posterior: Math.max(one.posterior, told),
  agreeing: 2,
  against: 0,
})
const told = 0.98

/** Whether a figure adds up others of its line that are called the same: those of quarters. */
const isSumOfLine = ({ amounts: [only, ...more] }: Settled, amounts: readonly ScoredAmount[]): boolean =>
  only !== undefined && more.length === 0 && addsUpLine(only, amounts, true)
/** Whether an amount is one of those that another of its line adds up: that of a loan part. */
const isAddedInLine = ({ row, letters, cents }: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  amounts.some(
    (sum) => sum.row === row && sum.letters === letters && sum.cents > cents && addsUpLine(sum, amounts, true),
  )

/** From this share on another amount of the paper is called the same as the figure of one part. */
const called = 0.15

/** Interest of parts, some of it printed as less than nothing, as below a negative rate, is none of the field where what it makes is printed, too. */
function withoutNetted(amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const interests = amounts.filter(({ cents, saidOf }) => cents > 0 && saidOf('mortgageInterest') > telling)
  const earned = interests.filter(({ isLess }) => isLess)
  const paidBeside = (net: ScoredAmount) => interests.filter((one) => !one.isLess && one !== net)
  const isNet = (net: ScoredAmount) => sumOf(paidBeside(net)) - sumOf(earned) === net.cents
  const net = earned.length > 0 ? interests.find((one) => !one.isLess && isNet(one)) : undefined
  return net ? amounts.map((one) => (interests.includes(one) && one !== net ? surely(one, null) : one)) : amounts
}

/** What interest, debt and costs may be, settled together: opening balance less repayment is the closing balance. */
export function settleMortgage({ amounts: own, rows }: Passage, knownParts: number) {
  const opening = printedSum(own, 'opening')
  const left = leftOver(own, opening)
  const known = inLedgers(own)
  const reckoned = own.map((amount) => {
    if (isPremium(amount)) return surely(amount, null)
    const role = known.has(amount) ? known.get(amount) : isRepaid(amount, own) ? 'repayment' : undefined
    if (role !== undefined) return surely(amount, role)
    return asDeducted(asLeft(amount, left, own), own)
  })
  const amounts = asAddedUp('mortgageInterest', asAddedUp('remainingBalance', withoutNetted(reckoned)))
  const lasting = withoutEarlierTimes(withoutCarriedForward(amounts), rows)
  const debts = lasting.filter((amount) => !isRecurring(amount, amounts) && !isInterestAgain(amount, amounts))
  const isPaidOff = ({ cents, letters }: ScoredAmount) =>
    cents === 0 && debts.some((debt) => debt.letters === letters && debt.shareOf('remainingBalance').part > telling)
  const owed = Math.max(0, knownParts - debts.filter(isPaidOff).length)
  const balances = settleSum(debts, 'remainingBalance', owed).map((one) => {
    const isLeft = left !== null && Math.abs(left - one.value) <= 100
    const isWhole = knownParts > 1 && !one.isSum && isSumOf(one.value, knownParts, own)
    return { ...one, agreeing: one.agreeing + (isLeft ? 1 : 0) + (isWhole ? 1 : 0) }
  })
  const isTold = says(rows, toBeAdded)
  const interests = settleSum(amounts, 'mortgageInterest', knownParts).map((one, at) => {
    const agreeing = one.agreeing + (isSumOfLine(one, own) ? 1 : 0)
    return isTold && at === 0 && one.isSum ? asTold(one) : { ...one, agreeing }
  })
  const [mortgageInterest, remainingBalance] = settleTogether(interests, balances, plausible(knownParts, own))
  const [interest] = mortgageInterest
  const made = (one: Settled, field: AmountField): Settled => {
    if (!isOddlyMade(one, field, { around: own, opening, knownParts })) return one
    const isOther = ({ cents, saidOf }: ScoredAmount) => cents > 0 && cents !== one.value && saidOf(field) > called
    const isAgain = own.filter(({ cents }) => cents === one.value).length > 1
    // What is owed is told of each part.
    const isOfParts = field === 'mortgageInterest' && remainingBalance[0]?.amounts.length === knownParts
    return { ...withDoubt(one), isPartial: one.amounts.length === 1 && !isAgain && (isOfParts || own.some(isOther)) }
  }
  const whole = amounts.filter((amount) => !isAddedInLine(amount, amounts))
  const isRepaying = own.some((amount) => amount.cents > 0 && amount.shareOf('repayment').part > hinting)
  // Interest was paid and nothing repaid: something is owed.
  const isTooLittle = ({ value }: Settled) =>
    interest !== undefined && (value > 0 ? interest.value > highestRate * value : interest.value > 0 && !isRepaying)
  return {
    mortgageInterest: mortgageInterest.map((one) => made(one, 'mortgageInterest')),
    remainingBalance: remainingBalance.map((one) => {
      const own = made(one, 'remainingBalance')
      return own === one && isTooLittle(one) ? withDoubt(one) : own
    }),
    deductibleCosts: besideInterest(settleOne(whole, 'deductibleCosts'), interest, amounts),
    totalInterestAndFees: besideInterest(settleOne(whole, 'totalInterestAndFees'), interest, amounts),
  }
}

/** How much likelier a total is that the interest and another printed amount make, and less likely what it makes with a repayment or a premium: all that was paid. */
const madeOfInterest = 8

/** What a total of interest and costs, or what of them is deducted, may be: the interest itself, or with or less one other amount of the paper. */
function besideInterest(
  all: readonly Settled[],
  interest: Settled | undefined,
  amounts: readonly ScoredAmount[],
): readonly Settled[] {
  if (!interest || interest.posterior < telling) return all
  const printed = (cents: Cents) => amounts.filter((amount) => amount.cents === cents)
  return reweighed(all, ({ value }) => {
    const others = value === 0 ? [] : printed(Math.abs(value - interest.value))
    const isAllPaid = others.some((one) => one.shareOf('repayment').part > telling || isPremium(one))
    const isMade = value === interest.value || others.length > 0
    return isAllPaid ? 1 / madeOfInterest ** 2 : isMade ? madeOfInterest : 1
  })
}
