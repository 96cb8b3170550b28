import { type Idea, ideasIn } from '../candidates/phrase.ts'
import type { AmountField, Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import type { Settled } from './settle.ts'

/** Whether something speaks against what was taken for a field, by its label or by the other amounts of the paper. */
export type Doubt = (best: Settled, around: readonly ScoredAmount[], field: AmountField) => boolean

/** What the words at a field's amount speak of, and what labels speak of that are another's: unless they say the second, too. */
interface Speech {
  readonly of: readonly Idea[]
  readonly others: readonly (readonly [said: readonly Idea[], unless: readonly Idea[]])[]
}

/** What is said before something is taken off is gross, and so is the salary of a year that no tax is named with. */
const beforeDeductions =
  /(?:v[oó]{2}r|before) (?:\p{L}+ )?(?:inhouding|aftrek|deduction)\p{L}*(?: (?:van|of) \p{L}+)?|(?<=salar\p{L}* )(?:[o0]ver het|for the) (?:jaa?r|year)/giu

/** What is counted with an amount is not what it is. */
const included = /\b(?:incl\.|inclusief|including) (?:\p{L}+[- ]toeslag|\p{L}+)/giu

/** What the tax authority knows an employer by is no tax. */
const ofEmployer = /\b(?:loonheffing(?:en|s)?|lh|loonbelasting)[- ]?(?:nummer|nr)\b/giu

/** What the words of a label stand for. */
export const ideasOfLabel = (label: string): ReadonlySet<Idea> =>
  ideasIn(label.replace(beforeDeductions, 'bruto').replace(included, ' ').replace(ofEmployer, ' '))

const speech: Readonly<Partial<Record<Role, Speech>>> = {
  salary: {
    of: ['wage', 'benefit', 'taxable', 'gross', 'tax'],
    others: [
      [['credit', 'dividend'], []],
      [
        ['insured', 'retirement', 'net', 'premium', 'extra'],
        ['tax', 'taxable'],
      ],
      // The gross wage is more than the taxed; a gross pension is taxed whole.
      [['gross'], ['tax', 'taxable', 'benefit']],
    ],
  },
  taxWithheld: {
    of: ['tax', 'withheld'],
    others: [
      [['dividend'], []],
      [['benefit', 'retirement', 'fund', 'premium', 'net', 'credit', 'insured', 'extra'], ['tax']],
    ],
  },
  mortgageInterest: {
    of: ['interest'],
    others: [
      [['deposit', 'repaid'], []],
      // What a lender received of a mortgage is what was paid.
      [['received'], ['debt', 'paid']],
    ],
  },
  remainingBalance: {
    of: ['debt', 'balance', 'end', 'repaid', 'paid'],
    others: [
      [['deposit', 'worth'], []],
      [['instalment'], ['debt', 'balance']],
      [['interest'], ['debt', 'balance']],
      [['arrears'], ['debt']],
    ],
  },
}

/** Whether any of some ideas is among those that words stand for. */
export const says = (words: ReadonlySet<Idea>, ideas: readonly Idea[]): boolean => ideas.some((idea) => words.has(idea))

/** Whether any of the words speaks of a field's amounts; null of a field without such words. */
export const isNamedBy = (role: Role, words: ReadonlySet<Idea>): boolean | null => {
  const own = speech[role]
  return own ? says(words, own.of) : null
}

/** Whether a label speaks of something else than a field. */
export function isOfAnother(role: Role, words: ReadonlySet<Idea>): boolean {
  const own = speech[role]
  return own?.others.some(([said, unless]) => says(words, said) && !says(words, unless)) ?? false
}

/** Whether no word at the amounts of a figure says what it was taken for, or a label of theirs says something else. */
export const isCalledElse = (
  field: AmountField,
  amounts: readonly Pick<ScoredAmount, 'ideas' | 'ideasAround'>[],
): boolean =>
  amounts.every(({ ideasAround }) => isNamedBy(field, ideasAround) === false) ||
  amounts.some(({ ideas }) => isOfAnother(field, ideas))
