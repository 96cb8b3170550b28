import type { DocumentType, Figure, FigureName, IncomeSource } from '../../documents/index.ts'

/** What an answer is: decides its control, how it is read and checked (`rules.ts`), and how it is shown. */
export type QuestionKind =
  | 'text'
  /** A BSN that passes the eleven-proof. */
  | 'bsn'
  /** The digits of a BSN, not proved. */
  | 'bsn-digits'
  | 'date'
  | 'email'
  | 'phone'
  | 'euros'
  | 'year'
  /** Yes or no; no tick is no. */
  | 'tick'
  /** A box that must be ticked. */
  | 'consent'

/** In what an amount counts in the calculation. */
export type AmountRole = 'income' | 'withheld' | 'deduction'

/**
 * When a question is asked that the law needs and the specification does not have: in every return, in one with an own home, a
 * joint one, one without a partner (also: with a child), one of a person, or of a partner, who may have reached the state-pension age, one with a wage
 * (the partner’s: of a partner with one), with savings or investments, with periodic gifts, with such beyond the lowest maximum, or with an own home that was not lived in all year.
 */
export type AlsoCounts =
  | 'always'
  | 'own-home'
  | 'joint'
  | 'alone'
  | 'alone-with-child'
  | 'at-pension-age'
  | 'partner-at-pension-age'
  | 'wage'
  | 'partner-wage'
  | 'wealth'
  | 'periodic-gifts'
  | 'large-periodic-gifts'
  | 'moved-home'

/** Where answers are listed: the review step, and the PDF of the return. */
export type AnswerList = 'review' | 'paper'

/** Where an amount is read. */
export interface ReadFrom {
  readonly type: DocumentType
  readonly figure: FigureName
  /** Of which income statements; of wages alone unless told. */
  readonly sources?: readonly IncomeSource[]
  /** Each paper replaces the one before: of several none is filled in. */
  readonly isLatest?: boolean
}

/** Whether a figure is the one that fills in a question. */
export const isReadFrom = (figure: Pick<Figure, 'type' | 'name' | 'source'>, { readFrom }: Question): boolean =>
  readFrom?.type === figure.type &&
  readFrom.figure === figure.name &&
  (readFrom.sources ?? ['wage']).includes(figure.source ?? 'wage')

/** A question of a step. Its key in the step's table is the specification's field name, on the wire and in the form. */
export interface Question {
  readonly kind: QuestionKind
  /** Whether it has to be answered; without an answer an amount is 0 and a text is left out. */
  readonly isNeeded?: boolean
  /** Both ends included: characters of a text, the value of a year. A text has at most 200 characters unless told. */
  readonly limits?: { readonly atLeast?: number; readonly atMost?: number }
  /** Of an amount that counts in the demonstration’s sums. */
  readonly role?: AmountRole
  /** Asked under “also count this”, when it matters: never needed, absent when left blank, and in no sum of the demonstration. */
  readonly alsoCounts?: AlsoCounts
  /** The person’s own question that this one asks of the partner. */
  readonly ofPartner?: string
  /** Asked once for both partners of a joint return: what the papers of either say is added up. */
  readonly isOfBoth?: boolean
  /** Of a home of one’s own: asked last of who said to have none. */
  readonly isOfHome?: boolean
  /** The figure of the type of document that fills it in. */
  readonly readFrom?: ReadFrom
  /** The tax years in which it is asked, both ends included; all of them unless told. */
  readonly years?: { readonly from?: number; readonly to?: number }
  /** Where its answer is not listed. */
  readonly leftOutOf?: readonly AnswerList[]
}

/** The questions of a step by field name, in the order in which they are asked, listed and complained about. */
export type Questions = Readonly<Record<string, Question>>

/** The names of a step's questions, in order. */
export const namesOf = <T extends Questions>(questions: T) => Object.keys(questions) as (keyof T & string)[]

export const isAskedIn = (
  year: number,
  { years: { from = 0, to = Number.POSITIVE_INFINITY } = {} }: Question,
): boolean => from <= year && year <= to

/** The questions that are asked in a tax year. */
export const askedIn = <T extends Questions>(year: number, questions: T): Partial<T> =>
  Object.fromEntries(Object.entries(questions).filter(([, question]) => isAskedIn(year, question))) as Partial<T>
