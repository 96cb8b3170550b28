import type { Idea } from '../candidates/lexicon.ts'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'
import type { Settled } from './settle.ts'
import { sumOf } from './settle.ts'

/** What the words at a field's amount speak of, and what labels speak of that are another's unless they say `unless`, too. */
interface Speech {
  readonly of: readonly Idea[]
  readonly other: readonly Idea[]
  readonly unless: readonly Idea[]
}

const speech: Readonly<Partial<Record<AmountField, Speech>>> = {
  salary: {
    of: ['wage', 'benefit', 'taxable', 'gross', 'tax'],
    other: ['insured', 'retirement', 'net', 'credit', 'premium', 'extra'],
    unless: ['tax', 'taxable'],
  },
  taxWithheld: {
    of: ['tax', 'withheld'],
    other: ['benefit', 'retirement', 'premium', 'net', 'credit', 'insured', 'extra'],
    unless: ['tax'],
  },
  mortgageInterest: { of: ['interest'], other: ['received', 'deposit'], unless: [] },
  remainingBalance: { of: ['debt', 'balance', 'end', 'repaid', 'paid'], other: ['deposit', 'worth'], unless: [] },
}

const says = (words: ReadonlySet<Idea>, ideas: readonly Idea[]) => ideas.some((idea) => words.has(idea))

/** Whether no word at a figure says what it was taken for, or its label says something else. */
export function isCalledElse(field: AmountField, { amounts }: Settled): boolean {
  const own = speech[field]
  if (!own) return false
  const isNamed = amounts.some(({ ideasAround }) => says(ideasAround, own.of))
  return !isNamed || amounts.some(({ ideas }) => says(ideas, own.other) && !says(ideas, own.unless))
}

/** Whether interest under the same label was left out: that of another loan part. */
export function isPartLeftOut(
  field: AmountField,
  { amounts, value }: Settled,
  around: readonly ScoredAmount[],
): boolean {
  const [first] = amounts
  if (field !== 'mortgageInterest' || !first?.ideas.has('interest')) return false
  const alike = around.filter((amount) => !amount.isAside && amount.cents !== 0 && amount.letters === first.letters)
  const others = alike.filter((amount) => amount.cents !== value && !amounts.includes(amount))
  return others.length > 0 && sumOf(others) !== value
}

/** Whether what was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export function isRepayment(field: AmountField, { value }: Settled, around: readonly ScoredAmount[]): boolean {
  if (field !== 'remainingBalance') return false
  const larger = new Set(around.flatMap(({ cents }) => (cents > value ? [cents] : [])))
  return [...larger].some((cents) => larger.has(cents + value))
}
