import type { Cents } from '@aangiftewijs/domain/money'
import { ownShare } from './beside-the-matter.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { hinting, telling } from './settle.ts'

/** Most amounts of other accounts that are added up. */
const mostAccounts = 12

/** Whether an amount adds up some of other accounts, or these and one of the mortgage: all that somebody has at a bank, or owes it. */
function isOverAccounts(amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean {
  // What is deducted is the interest less what a deposit earned.
  const isDeducted = ({ shareOf }: ScoredAmount) => shareOf('deductibleCosts').part > telling
  const above = amounts.filter(
    (one) => one.row < amount.row && one.cents > 0 && one.cents <= amount.cents && !isDeducted(one),
  )
  const others = above.filter((one) => one.isOfOtherAccount)
  const extra = new Set<Cents>()
  for (const { cents } of others.slice(0, mostAccounts)) for (const sum of [0, ...extra]) extra.add(sum + cents)
  return (
    !amount.isOfOtherAccount &&
    (extra.has(amount.cents) ||
      above.some(({ isAside, cents }) => !isAside && 2 * cents > amount.cents && extra.has(amount.cents - cents)))
  )
}

const isUnpaid =
  /(?:niet|nogte|not|un)(?:door\w*)?(?:betaal|betalen|voldaan|voldoen|ontvangen|paid|received)|achterst|arrear/

const isCalledDue = /^(?!.*(?:betaald|paid)).*(?:verschuldig|berekend|inrekening|volgenscontract|due|charged)/
/** By the lender it is received. */
const isCalledPaid = /betaald|voldaan|paid|ontvangen|received/
/** By whom it was. */
const isCalledYours = /(?:doorj?u|van(?:j?u|jullie)|(?:by|from)you)/
/** What was paid of a year's interest differs from what was due by no more than this part of it. */
const mostApart = 0.25

/**
 * Interest that was due beside what was paid of it, where the rest is printed, too: what was paid is deducted, unless what was due is printed more
 * often. It is told by what the rest is called, or by what both are.
 */
function isOtherOfDueAndPaid(amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean {
  const times = ({ cents }: ScoredAmount) => amounts.filter((one) => one.cents === cents).length
  const interests = amounts.filter((one) => one.saidOf('mortgageInterest') > hinting)
  const isOther = (other: ScoredAmount) => {
    const [due, paid] = other.cents < amount.cents ? [amount, other] : [other, amount]
    const isSaid = isCalledPaid.test(paid.letters) && !isUnpaid.test(paid.letters)
    const isTold = ({ letters }: ScoredAmount) => isUnpaid.test(letters) || (isSaid && isCalledDue.test(due.letters))
    // What is called the same as what was paid is of another part, and both are the whole.
    const rests = amounts.filter(({ cents }) => cents > 0 && cents === due.cents - paid.cents)
    const isRest = rests.some(isTold) && rests.every(({ letters }) => letters !== paid.letters)
    const isPaidMeant = times(paid) - times(due) >= (isSaid ? 0 : 1)
    return (amount === due ? isPaidMeant : times(due) > times(paid)) && isRest
  }
  return interests.includes(amount) && interests.some(isOther)
}

/** Interest as it was due, beside nearly as much that the paper says the reader paid: no rest needs to be printed. */
const isDueBesideYours = (due: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  isCalledDue.test(due.letters) &&
  amounts.some(
    ({ letters, ideas, cents }) =>
      ideas.has('interest') &&
      isCalledPaid.test(letters) &&
      isCalledYours.test(letters) &&
      !isUnpaid.test(letters) &&
      Math.abs(cents - due.cents) < mostApart * due.cents,
  )

/** Interest that is still to be paid is none that was paid. */
const isUnpaidInterest = ({ letters, saidOf }: ScoredAmount): boolean =>
  isUnpaid.test(letters) && saidOf('mortgageInterest') > hinting

/** How much more than an instalment on another line its interest is called so. */
const clearer = 1.5

/** Whether an amount is what was paid of interest and repayment together, which stand on the same line or are called so more clearly. */
const isInstalment = (amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean => {
  const parts = amounts.filter(({ cents }) => cents > 0 && cents < amount.cents)
  const saidOf = (one: ScoredAmount) => one.saidOf('mortgageInterest')
  return parts.some(
    (interest) =>
      saidOf(interest) > (interest.row === amount.row ? telling : Math.max(telling, clearer * saidOf(amount))) &&
      parts.some((other) => other.saidOf('repayment') > telling && other.cents + interest.cents === amount.cents),
  )
}

/** A day that is no end of a year. */
const otherDay =
  /(?:\b(?:op|per|at|on)|,)\s(?!31\s?[-/. ]\s?(?:12|dec)|0?1\s?[-/. ]\s?(?:0?1\b|jan))\d{1,2}\s?[-/. ]\s?(?:\d{1,2}\b|\p{L}{3})/iu
/** The end of a year, as a day. */
export const yearsEnd = /\b31\s?[-/. ]\s?(?:12|dec)/i

/** Whether a debt is of another day than the last of the year, which another debt is of. */
const isOfOtherDay = (amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  otherDay.test(amount.label) &&
  amount.ideas.has('debt') &&
  amounts.some((one) => one.saidOf('remainingBalance') > telling && yearsEnd.test(one.label))

/** What several people owe or paid. */
const ofAllTogether = /\b(?:hele|gehele|samen|beiden?|whole|entire|together|both)\b/i

/** Whether half of an amount is what somebody has to declare of it: it is printed once, where two halves are of two who declare together. */
function isOfBoth({ cents, label }: ScoredAmount, amounts: readonly ScoredAmount[]): boolean {
  const halves = amounts.filter((half) => Math.abs(2 * half.cents - cents) <= 2)
  const isOwn = ({ label }: ScoredAmount) => ownShare.test(label) || /\(50 ?%\)/.test(label)
  return cents > 0 && halves.length === 1 && (halves.some(isOwn) || ofAllTogether.test(label))
}

/** The amounts of a paper that are of the mortgage: without those over other accounts, too, instalments, interest that is still to be paid, debts of another day or of two people, and of what was due and what was paid the other. */
export const ofMortgage = (amounts: readonly ScoredAmount[]): readonly ScoredAmount[] => {
  const others = [
    isOverAccounts,
    isInstalment,
    isOfOtherDay,
    isOfBoth,
    isOtherOfDueAndPaid,
    isDueBesideYours,
    isUnpaidInterest,
  ]
  return amounts.filter((amount) => !others.some((isOther) => isOther(amount, amounts)))
}
