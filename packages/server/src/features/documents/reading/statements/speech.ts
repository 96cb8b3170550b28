import type { Idea } from '../candidates/lexicon.ts'
import { ideasIn } from '../candidates/phrase.ts'
import type { Role } from './scored-amounts.ts'

/** What the words at a field's amount speak of, and what labels speak of that are another's unless they say `unless`, too. */
interface Speech {
  readonly of: readonly Idea[]
  readonly other: readonly Idea[]
  readonly unless: readonly Idea[]
  /** What is another's whatever else is said. */
  readonly never?: readonly Idea[]
  /** What may be more than the field, unless that is said, too: the gross wage is, a gross pension is taxed whole. */
  readonly beforehand?: Pick<Speech, 'other' | 'unless'>
}

/** What is said before something is taken off is gross. */
const beforeDeductions = /(?:v[oó]{2}r|before) (?:\p{L}+ )?(?:inhouding|aftrek|deduction)\p{L}*/giu

/** What the words of a label stand for. */
export const ideasOfLabel = (label: string): ReadonlySet<Idea> => ideasIn(label.replace(beforeDeductions, 'bruto'))

const speech: Readonly<Partial<Record<Role, Speech>>> = {
  salary: {
    of: ['wage', 'benefit', 'taxable', 'gross', 'tax'],
    other: ['insured', 'retirement', 'net', 'credit', 'premium', 'extra'],
    unless: ['tax', 'taxable'],
    never: ['credit', 'dividend'],
    beforehand: { other: ['gross'], unless: ['tax', 'taxable', 'benefit'] },
  },
  taxWithheld: {
    of: ['tax', 'withheld'],
    other: ['benefit', 'retirement', 'fund', 'premium', 'net', 'credit', 'insured', 'extra'],
    unless: ['tax'],
    never: ['dividend'],
  },
  mortgageInterest: {
    of: ['interest'],
    // What a lender received of a mortgage is what was paid.
    other: ['received'],
    unless: ['debt'],
    never: ['deposit', 'repaid'],
  },
  remainingBalance: {
    of: ['debt', 'balance', 'end', 'repaid', 'paid'],
    other: ['interest', 'arrears'],
    unless: ['debt', 'balance'],
    never: ['deposit', 'worth'],
  },
}

export const says = (words: ReadonlySet<Idea>, ideas: readonly Idea[]): boolean => ideas.some((idea) => words.has(idea))

/** Whether any of the words speaks of a field's amounts; null of a field without such words. */
export const isNamedBy = (role: Role, words: ReadonlySet<Idea>): boolean | null => {
  const own = speech[role]
  return own ? says(words, own.of) : null
}

/** Whether a label speaks of something else than a field. */
export function isOfAnother(role: Role, words: ReadonlySet<Idea>): boolean {
  const own = speech[role]
  const isSaid = ({ other, unless }: Pick<Speech, 'other' | 'unless'>) => says(words, other) && !says(words, unless)
  return (
    own !== undefined &&
    (says(words, own.never ?? []) || isSaid(own) || (own.beforehand !== undefined && isSaid(own.beforehand)))
  )
}
