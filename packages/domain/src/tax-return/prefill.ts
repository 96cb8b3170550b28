import {
  type Figure,
  type FigureName,
  figuresOf,
  figuresOfStatement,
  isOfWage,
  isSure,
  statementsOf,
  type TaxDocument,
} from '../documents/index.ts'
import { type Cents, centsOf, eurosOf } from '../money/index.ts'
import {
  type AmountName,
  type AmountStep,
  type AmountsOf,
  amountQuestions,
  amountsAt,
  amountsIn,
} from './questions/index.ts'
import { type AmountRole, isReadFrom, namesOf } from './questions/question.ts'
import type { Employer } from './tax-return.schema.ts'

/** What the documents say about one amount of the return. */
export interface Suggestion {
  /** The sum of the parts, in cents. */
  readonly amount: Cents
  /** The sure figures it is the sum of, each with its document and place. None: no paper names it, and the field opens with nothing. */
  readonly parts: readonly Part[]
}

/** Whether papers name an amount. That none does is no answer of theirs: another one does not contradict it, and it is nobody's source. */
export const isNamed = ({ parts }: Suggestion): boolean => parts.length > 0

/**
 * Whether an amount is another than papers say, so that one of the two is wrong. More than receipts say is to be expected: of the gifts and
 * costs of a year they are a part. Their figure is called `amount`.
 */
export const isAnother = ({ amount, parts }: Suggestion, counts: Cents): boolean =>
  counts < amount || (counts > amount && parts.some(({ name }) => name !== 'amount'))

/** A figure that is filled in. */
export interface Part extends Figure {
  /** Of interest: another amount that its statement surely calls deductible, in cents, such as the interest less that of a building deposit. Wet IB 2001, art. 3.120. */
  readonly deductible?: Cents
}

/** What the documents can fill in, and what they leave to the person. Decisions, Filing (pre-fill). */
export interface Prefill {
  /** Only questions about which something sure was read. */
  readonly suggestions: Suggestions
  /** The employers on the income statements, in the order of the documents; euros, as they are saved. */
  readonly employers: readonly Employer[]
  /** Figures for a question that are not sure: shown as "please check", never filled in. */
  readonly unsure: readonly { readonly question: AmountName; readonly figure: Figure }[]
}
type Suggestions = Readonly<Partial<Record<AmountName, Suggestion>>>

/** The question that a figure fills in; undefined for one that is only shown with its document. */
export const questionFor = (figure: Pick<Figure, 'type' | 'name' | 'source'>): AmountName | undefined =>
  namesOf(amountQuestions).find((question) => isReadFrom(figure, amountQuestions[question]))

/** Reads from the documents what they say about income and deductions: several statements are added up. */
export function prefillFrom(documents: readonly TaxDocument[]): Prefill {
  const figures = documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) => withDeductible(figuresOfStatement(statement, document))),
  )
  const { suggestions, unsure } = suggestedBy(figures)
  return {
    suggestions: haveNoWage(documents) ? { ...suggestions, salary: { amount: 0, parts: [] } } : suggestions,
    unsure,
    employers: employersOf(documents),
  }
}

/** The figures of one statement; its interest with what is deductible, where that is another amount. */
export function withDeductible(figures: readonly Figure[]): readonly Part[] {
  const deductible = figures.find((figure) => figure.name === 'deductibleCosts' && isSure(figure))
  return figures.map((figure) =>
    figure.name === 'mortgageInterest' && deductible && deductible.amount !== figure.amount
      ? { ...figure, deductible: deductible.amount }
      : figure,
  )
}

/** Less than this part of the interest is no interest less something, but costs beside it. */
const ofInterest = 0.5

/** What statements call deductible, in the place of the interest where it is that less something or more; cents. What they do not tell is as it was paid. */
export const deductibleIn = ({ parts }: Suggestion): Cents =>
  parts.reduce((sum, { amount, deductible = 0 }) => sum + (deductible < ofInterest * amount ? amount : deductible), 0)

/** Whether there are income statements, and all are surely of pensions or benefits. */
function haveNoWage(documents: readonly TaxDocument[]): boolean {
  const all = documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) =>
      statement.kind === 'income_statement' ? [{ statement, figures: figuresOfStatement(statement, document) }] : [],
    ),
  )
  const isOther = all.every(
    ({ statement, figures }) =>
      !isOfWage(statement) && figures.some((figure) => figure.name === 'salary' && isSure(figure)),
  )
  return isOther && all.length > 0
}

function suggestedBy(figures: readonly Part[]): Pick<Prefill, 'suggestions' | 'unsure'> {
  const found = figures.flatMap((figure) => {
    const question = questionFor(figure)
    return question === undefined ? [] : [{ question, figure }]
  })
  const suggestions: Partial<Record<AmountName, Suggestion>> = {}
  for (const { question, figure } of found.filter(({ figure }) => isSure(figure))) {
    const { amount, parts } = suggestions[question] ?? { amount: 0, parts: [] }
    suggestions[question] = { amount: amount + figure.amount, parts: [...parts, figure] }
  }
  // That it may be nothing changes nothing.
  return { suggestions, unsure: found.filter(({ figure }) => !isSure(figure) && figure.amount !== 0) }
}

/** What the documents alone come to, in cents: the input of the document summary estimate on review. Spec 2 § 9. */
export function totalsOfDocuments(documents: readonly TaxDocument[], year: number) {
  // The demonstration takes every income statement for one of wages.
  const { suggestions } = suggestedBy(figuresOf(documents).map((figure) => ({ ...figure, source: 'wage' })))
  const total = (role: AmountRole): Cents =>
    amountsIn(role, year).reduce((sum, name) => sum + (suggestions[name]?.amount ?? 0), 0)
  return { income: total('income'), deductions: total('deduction'), withheld: total('withheld') }
}

/** The longest text a saved employer holds; what a page says beyond that is no name. */
const longestText = 200

/** An employer for each income statement of wages that are sure. A withheld tax that is not sure is left out and listed as unsure. */
function employersOf(documents: readonly TaxDocument[]): readonly Employer[] {
  return documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) => {
      if (statement.kind !== 'income_statement' || !isOfWage(statement)) return []
      const sure = figuresOfStatement(statement, document).filter(isSure)
      const amountOf = (name: FigureName) => sure.find((figure) => figure.name === name)?.amount
      const salary = amountOf('salary')
      if (salary === undefined) return []
      const withheld = amountOf('taxWithheld')
      return [
        {
          employerName: (statement.employerName ?? '').slice(0, longestText),
          salary: eurosOf(salary),
          taxWithheld: withheld === undefined ? null : eurosOf(withheld),
          fiscalYear: statement.fiscalYear,
          employmentPeriod: statement.employmentPeriod?.slice(0, longestText) ?? null,
        },
      ]
    }),
  )
}

/** What a field of the form starts with, and why. */
export interface FilledAmount {
  /** Cents; null leaves the field blank. */
  readonly amount: Cents | null
  readonly origin: 'saved' | 'documents' | 'none'
  /** What the documents say, also when a saved value wins: the person can change back to it. Null where none names it. */
  readonly suggestion: Suggestion | null
}

/** A saved value wins over an extracted one, 0 included. `saved` in euros; null when the step was not saved yet. */
export function fillAmount(saved: number | null | undefined, read: Suggestion | undefined): FilledAmount {
  const suggestion = read && isNamed(read) ? read : null
  if (saved !== null && saved !== undefined) return { amount: centsOf(saved), origin: 'saved', suggestion }
  if (read !== undefined) return { amount: read.amount, origin: 'documents', suggestion }
  return { amount: null, origin: 'none', suggestion: null }
}

/** What the documents say about the amounts of a step, in euros; 0 where they say nothing. */
export const suggestedAmounts = <S extends AmountStep>(step: S, { suggestions }: Prefill): AmountsOf<S> =>
  Object.fromEntries(
    Object.keys(amountsAt[step]).map((name) => [name, eurosOf(suggestions[name as AmountName]?.amount ?? 0)]),
  ) as AmountsOf<S>
