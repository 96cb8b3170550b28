import type { Idea } from '../candidates/lexicon.ts'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'
import type { Settled } from './settle.ts'
import { sumOf } from './settle.ts'

/** What the words at a field's amount speak of, and what labels speak of that are another's unless they say `unless`, too. */
interface Speech {
  readonly of: readonly Idea[]
  readonly other: readonly Idea[]
  readonly unless: readonly Idea[]
  /** What is another's whatever else is said. */
  readonly never?: readonly Idea[]
}

const speech: Readonly<Partial<Record<AmountField, Speech>>> = {
  salary: {
    of: ['wage', 'benefit', 'taxable', 'gross', 'tax'],
    other: ['insured', 'retirement', 'net', 'credit', 'premium', 'extra'],
    unless: ['tax', 'taxable'],
    never: ['credit'],
  },
  taxWithheld: {
    of: ['tax', 'withheld'],
    other: ['benefit', 'retirement', 'premium', 'net', 'credit', 'insured', 'extra'],
    unless: ['tax'],
  },
  mortgageInterest: { of: ['interest'], other: ['received', 'deposit', 'repaid'], unless: [] },
  remainingBalance: { of: ['debt', 'balance', 'end', 'repaid', 'paid'], other: ['deposit', 'worth'], unless: [] },
}

const says = (words: ReadonlySet<Idea>, ideas: readonly Idea[]) => ideas.some((idea) => words.has(idea))

/** Whether no word at a figure says what it was taken for, or its label says something else. */
export function isCalledElse(field: AmountField, { amounts }: Settled): boolean {
  const own = speech[field]
  if (!own) return false
  const isNamed = amounts.some(({ ideasAround }) => says(ideasAround, own.of))
  const isElse = (ideas: ReadonlySet<Idea>) =>
    says(ideas, own.never ?? []) || (says(ideas, own.other) && !says(ideas, own.unless))
  return !isNamed || amounts.some(({ ideas }) => isElse(ideas))
}

/** Whether interest stands on a line that is of a repayment, under a heading that says no more than that it was paid. */
export const isOnLineOfRepayment = (field: AmountField, { amounts }: Settled): boolean =>
  field === 'mortgageInterest' &&
  amounts.some(({ ideas, ideasBefore }) => !ideas.has('interest') && ideasBefore.has('repaid'))

/** From this share on another amount may be the same: of another employer on its line, or of a later day in its column. Bare numbers have less. */
const mayBeToo = 0.1

/** Which amounts are called what a figure is: interest all over the paper, a wage and a tax in the columns of one line. */
function calledAlike(field: AmountField, first: ScoredAmount): (amount: ScoredAmount) => boolean {
  const isAlike = ({ letters }: ScoredAmount) => letters === first.letters
  switch (field) {
    case 'mortgageInterest':
      return (amount) => first.ideas.has('interest') && isAlike(amount)
    case 'salary':
    case 'taxWithheld':
      return (amount) =>
        amount.row === first.row &&
        isAlike(amount) &&
        amount.shareOf(field).part > mayBeToo &&
        amount.legibility >= first.legibility
    default:
      return () => false
  }
}

/** Whether an amount that is called the same was left out: that of another loan part, or of another employer. */
export function isPartLeftOut(
  field: AmountField,
  { amounts, value }: Settled,
  around: readonly ScoredAmount[],
): boolean {
  const [first] = amounts
  if (!first) return false
  const isAlike = calledAlike(field, first)
  const others = around.filter(
    (amount) =>
      !amount.isAside && amount.cents !== 0 && amount.cents !== value && !amounts.includes(amount) && isAlike(amount),
  )
  return others.length > 0 && sumOf(others) !== value
}

/** Rates and plans are said a year: what was paid in one is said of that year. */
const aYear = /(?:per|a)(?:jaar|year|annum)$|^jaarlijks|^yearly/

/** Whether interest is called what is due every year. */
export const isOfAnyYear = (field: AmountField, { amounts }: Settled): boolean =>
  field === 'mortgageInterest' && amounts.some(({ letters }) => aYear.test(letters.replace(/\d+/g, '')))

/** Whether what was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export function isRepayment(field: AmountField, { value }: Settled, around: readonly ScoredAmount[]): boolean {
  if (field !== 'remainingBalance') return false
  const larger = new Set(around.flatMap(({ cents }) => (cents > value ? [cents] : [])))
  return [...larger].some((cents) => larger.has(cents + value))
}

/** What is earned before and after what is taken off it differs by less than this, in parts of it. */
const grossBeside = 0.4

/**
 * Whether what was taken for the wage is called no more than a wage, where another amount about as large is called the one that is taxed:
 * what was earned before premiums.
 */
export function isGross(field: AmountField, { amounts, value }: Settled, around: readonly ScoredAmount[]): boolean {
  const isTaxed = ({ ideas }: ScoredAmount) => says(ideas, ['tax', 'taxable'])
  if (field !== 'salary' || amounts.some(isTaxed)) return false
  return around.some(
    (other) =>
      !other.isAside &&
      other.cents !== value &&
      Math.abs(other.cents - value) < grossBeside * value &&
      isTaxed(other) &&
      says(other.ideas, ['wage', 'benefit']) &&
      !says(other.ideas, ['withheld', 'credit', 'insured']),
  )
}

/** Whether a wage or a tax is what two larger amounts of its line differ by: what was corrected. */
export function isCorrection(
  field: AmountField,
  { amounts, value }: Settled,
  around: readonly ScoredAmount[],
): boolean {
  if ((field !== 'salary' && field !== 'taxWithheld') || value <= 0) return false
  const larger = around.filter(({ row, cents }) => row === amounts[0]?.row && cents > value)
  return larger.some((one) => larger.some((other) => one.cents + value === other.cents))
}

/** Whether what was taken for the debt that is left is what two others on its line make together, the repayment and the debt that is left: what it began with. */
export function isOpening(field: AmountField, { amounts }: Settled, around: readonly ScoredAmount[]): boolean {
  if (field !== 'remainingBalance') return false
  return amounts.some((amount) => {
    const beside = around.filter(({ row, cents }) => row === amount.row && cents > 0 && cents < amount.cents)
    return beside.some((one) => beside.some((other) => one !== other && one.cents + other.cents === amount.cents))
  })
}

/** What others pay of a bill, as letters. */
const paidByOthers = /vergoed|verzekera|reimburs|insurer|coveredby/

/** Whether what was taken for the costs is what they were before others paid a part of them, and what was left is printed, too. */
export function isBeforeOthersPaid(field: AmountField, { value }: Settled, around: readonly ScoredAmount[]): boolean {
  const isPrinted = (cents: number) => cents > 0 && around.some((amount) => amount.cents === cents)
  return (
    field === 'amount' &&
    around.some(({ letters, cents }) => cents > 0 && paidByOthers.test(letters) && isPrinted(value - cents))
  )
}

/** Whether another debt stands further down its column: of a quarter or a month after it. */
export function isFollowed(field: AmountField, { amounts, value }: Settled, around: readonly ScoredAmount[]): boolean {
  const [first, ...others] = amounts
  if (field !== 'remainingBalance' || !first || others.length > 0) return false
  return around.some(
    (later) =>
      later.group === first.group &&
      later.row > first.row &&
      later.cents !== value &&
      !later.isAside &&
      later.shareOf(field).part > mayBeToo,
  )
}
