import type { Idea } from '../candidates/lexicon.ts'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'
import { type Settled, sumOf } from './settle.ts'

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

/** Whether something speaks against what was taken for a field, by its words or by the other amounts of the paper. */
type Doubt = (best: Settled, around: readonly ScoredAmount[]) => boolean

/** Whether no word at a figure says what it was taken for, or its label says something else. */
export function isCalledElse(field: AmountField, { amounts }: Pick<Settled, 'amounts'>): boolean {
  const own = speech[field]
  if (!own) return false
  const isNamed = amounts.some(({ ideasAround }) => says(ideasAround, own.of))
  const isElse = (ideas: ReadonlySet<Idea>) =>
    says(ideas, own.never ?? []) || (says(ideas, own.other) && !says(ideas, own.unless))
  return !isNamed || amounts.some(({ ideas }) => isElse(ideas))
}

/** Amounts that are called the same were left out: those of other loan parts, or of other employers. */
function isPartLeftOut({ amounts, value }: Settled, alike: readonly ScoredAmount[]): boolean {
  const others = alike.filter(
    (amount) => !amount.isAside && amount.cents !== 0 && amount.cents !== value && !amounts.includes(amount),
  )
  return others.length > 0 && sumOf(others) !== value
}

/** Interest elsewhere on the paper is called the same and was left out. */
export const isLoanPartLeftOut: Doubt = (best, around) => {
  const [first] = best.amounts
  const isAlike = ({ letters }: ScoredAmount) => letters === first?.letters
  return first?.ideas.has('interest') === true && isPartLeftOut(best, around.filter(isAlike))
}

/** From this share on another amount may be of another employer on its line. Bare numbers have less. */
const mayBeToo = 0.1

/** An amount in the columns of the same line is called the same and was left out. */
export const isEmployerLeftOut =
  (field: AmountField): Doubt =>
  (best, around) => {
    const [first] = best.amounts
    const isAlike = (amount: ScoredAmount) =>
      amount.row === first?.row &&
      amount.letters === first.letters &&
      amount.shareOf(field).part > mayBeToo &&
      amount.legibility >= first.legibility
    return isPartLeftOut(best, around.filter(isAlike))
  }

/** What was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export const isRepayment: Doubt = ({ value }, around) => {
  const larger = new Set(around.flatMap(({ cents }) => (cents > value ? [cents] : [])))
  return [...larger].some((cents) => larger.has(cents + value))
}

/** What others pay of a bill, as letters. */
const paidByOthers = /vergoed|verzekera|reimburs|insurer|coveredby/

/** What was taken for the costs is what they were before others paid a part of them, and what was left is printed, too. */
export const isBeforeOthersPaid: Doubt = ({ value }, around) => {
  const isPrinted = (cents: number) => cents > 0 && around.some((amount) => amount.cents === cents)
  return around.some(({ letters, cents }) => cents > 0 && paidByOthers.test(letters) && isPrinted(value - cents))
}

const doubts: Readonly<Partial<Record<AmountField, Doubt>>> = {
  salary: isEmployerLeftOut('salary'),
  taxWithheld: isEmployerLeftOut('taxWithheld'),
  mortgageInterest: isLoanPartLeftOut,
  remainingBalance: isRepayment,
  amount: isBeforeOthersPaid,
}

/** Whether the words at what was taken for a field, or other amounts of the paper, speak against it. */
export const isContradicted = (field: AmountField, best: Settled, around: readonly ScoredAmount[]): boolean =>
  isCalledElse(field, best) || (doubts[field]?.(best, around) ?? false)
