import {
  type AmountData,
  absentIn,
  type Evidence,
  figureNames,
  hasLoanParts,
  interestOfAllParts,
  type Statement,
  statementsToCorrect,
  sureEnough,
  type TaxDocument,
} from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { centsOf, formatEuros } from '@aangiftewijs/domain/money'
import { isUsed } from '@aangiftewijs/domain/tax-return'
import { fieldWords } from './reading.copy.ts'

/** One figure or fact that was read, ready to be shown. */
export interface ReadingRow {
  readonly field: string
  readonly term: Copy
  /** As people read it; null when nothing was found. */
  readonly text: string | null
  /** Euros, of a figure that was found; else null. */
  readonly amount: number | null
  readonly evidence: Evidence | null
  /** Found, but not surely, and no amount that the return makes nothing of: to be checked by the person. */
  readonly isUnsure: boolean
  /** Not found, on a statement that has the rest: to be looked up by the person. */
  readonly isAbsent: boolean
}

/** The fields in the order of spec 1 § 2, and which of them are money. */
const money = new Set<string>(figureNames)

const fields = {
  income_statement: ['salary', 'taxWithheld', 'fiscalYear', 'bsn', 'employmentPeriod', 'employerName'],
  mortgage_statement: [
    'mortgageInterest',
    'mortgageType',
    'loanPartNumber',
    'deductibleCosts',
    'totalInterestAndFees',
    'referenceYear',
    'lenderName',
    'remainingBalance',
  ],
  amount: ['amount', 'wozValue', 'year', 'name'],
  wealth: ['savings', 'investments', 'debts', 'dividendTaxWithheld', 'year', 'name'],
  assessment: ['provisionalPaid', 'provisionalReceived', 'year'],
} as const satisfies Record<Statement['kind'], readonly (keyof typeof fieldWords)[]>

/** A letter with the value of a home is read for that alone, and a paper in other money for no amount. One that no question takes shows none that may be another. */
const hiddenOf = (statement: AmountData, isOfUse: boolean): readonly string[] => {
  const { amount, wozValue, isForeign, evidence } = statement
  if (wozValue !== undefined && !isForeign) return ['amount']
  const isShown = isOfUse || (amount !== null && (evidence.amount?.confidence ?? 0) >= sureEnough)
  return isShown && !isForeign ? ['wozValue'] : ['amount', 'wozValue']
}

const ofOnePart: readonly string[] = ['mortgageType', 'loanPartNumber']

/** Amounts of statements that no question of the return takes. */
const takenByNone: readonly string[] = ['remainingBalance', 'totalInterestAndFees']

/** What was read from one statement of a document, with its Dutch labels. Money is euro, Dutch format; what was not found is no amount. Spec 1 §§ 2 and 9. */
export function readingRows(statement: Statement, document: Pick<TaxDocument, 'type'>): readonly ReadingRow[] {
  const values = new Map<string, unknown>(Object.entries(statement))
  const absent = absentIn(statement)
  const isOfParts = hasLoanParts(statement)
  const isOfUse = isUsed(statement, document)
  const hidden = statement.kind === 'amount' ? hiddenOf(statement, isOfUse) : isOfParts ? ofOnePart : []
  const shown = fields[statement.kind].filter((field) => !hidden.includes(field))
  return shown.map((field) => {
    const value = values.get(field)
    const evidence = statement.evidence[field] ?? null
    const isFound = value !== null && value !== undefined && value !== ''
    return {
      field,
      term: isOfParts && field === 'mortgageInterest' ? interestOfAllParts : fieldWords[field],
      text: isFound ? textOf(field, value) : null,
      amount: money.has(field) && typeof value === 'number' ? value : null,
      evidence: isFound ? evidence : null,
      isUnsure:
        isOfUse && isFound && evidence !== null && evidence.confidence < sureEnough && !takenByNone.includes(field),
      isAbsent: field === absent,
    }
  })
}

/** What does not say whose or of when a statement is: not being sure of it leaves nothing out. */
const onlyShown: readonly string[] = [...ofOnePart, 'employerName', 'employmentPeriod', 'lenderName', 'name']

/** Whether a row is to be checked that would be filled in, or says whether the document counts. */
export const isToCheck = ({ field, isUnsure }: ReadingRow): boolean => isUnsure && !onlyShown.includes(field)

/** Whether something is to be checked of a document: {@link isToCheck}. */
export const hasUnsure = (document: TaxDocument): boolean =>
  statementsToCorrect(document).some((statement) => readingRows(statement, document).some(isToCheck))

/** Whether an amount was not found that its statement must have. */
export const hasAbsent = (document: TaxDocument): boolean =>
  statementsToCorrect(document).some((statement) => absentIn(statement) !== null)

/** Whether a document asks its person for an amount: to check, or to look up. */
export const asksAmount = (document: TaxDocument): boolean => hasUnsure(document) || hasAbsent(document)

/** The amounts that a statement is uploaded for. */
const sought: Readonly<Record<Statement['kind'], readonly string[]>> = {
  income_statement: ['salary', 'taxWithheld'],
  mortgage_statement: ['mortgageInterest'],
  amount: ['amount', 'wozValue'],
  wealth: [],
  assessment: [],
}

/** Whether a photo may have kept an amount from us: one that the document is uploaded for was not found, or not read surely. */
export const isPoorPhoto = (document: TaxDocument): boolean =>
  isPhoto(document) &&
  statementsToCorrect(document).some(
    (statement) =>
      isUsed(statement, document) &&
      readingRows(statement, document).some(
        ({ field, text, isUnsure }) => sought[statement.kind].includes(field) && (text === null || isUnsure),
      ),
  )

/** Whether a document was a picture when it was uploaded. */
export const isPhoto = ({ filename }: Pick<TaxDocument, 'filename'>): boolean => /\.(?:png|jpe?g)$/i.test(filename)

const textOf = (field: string, value: unknown): string =>
  money.has(field) && typeof value === 'number' ? formatEuros(centsOf(value)) : String(value)
