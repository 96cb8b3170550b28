import { type Cents, centsOf, largestAmount } from '../money/index.ts'
import {
  type IncomeSource,
  type IncomeStatementData,
  type PageBox,
  type Statement,
  sureEnough,
  type TaxDocument,
} from './documents.schema.ts'
import { type DocumentType, lenientNumber } from './documents.ts'

/** Which fields of each kind of statement are amounts. */
export const amountFields = {
  income_statement: ['salary', 'otherIncome', 'taxWithheld'],
  mortgage_statement: ['mortgageInterest', 'deductibleCosts', 'totalInterestAndFees', 'remainingBalance'],
  amount: ['amount', 'wozValue'],
  wealth: ['savings', 'investments', 'debts', 'dividendTaxWithheld'],
  assessment: ['provisionalPaid', 'provisionalReceived'],
} as const satisfies Readonly<Record<Statement['kind'], readonly string[]>>

/** The amounts a document can give: the names of the fields of its reading. */
export const figureNames = Object.values(amountFields).flat()
export type FigureName = (typeof figureNames)[number]

/** One amount in one document: how much, how sure, and where it stands. */
export interface Figure {
  readonly name: FigureName
  readonly amount: Cents
  readonly documentId: number
  readonly filename: string
  /** What the statement it stands on is about. */
  readonly type: DocumentType
  /** Absent: wages, or no income at all. */
  readonly source?: IncomeSource
  /** 0 to 1. */
  readonly confidence: number
  readonly place: PageBox | null
  /** The label it was found by, as printed. */
  readonly label: string
}

/** Every statement in a document: all of a file that holds several, else the one. */
export const statementsOf = ({ extractedData }: Pick<TaxDocument, 'extractedData'>): readonly Statement[] => {
  if (extractedData === null) return []
  return extractedData.statements?.length ? extractedData.statements : [extractedData]
}

/** Whether a document might say more if it were read again, and nobody has typed in what it says. */
export const isCutShort = (document: Pick<TaxDocument, 'extractedData'>): boolean =>
  statementsOf(document).some((statement) => statement.isCutShort) &&
  statementsOf(document).every(({ evidence }) => Object.values(evidence).every(({ corrected }) => !corrected))

/** The types of what is in a document, each once: its own, and those of the other papers in its file. */
export const typesOf = (document: Pick<TaxDocument, 'type' | 'extractedData'>): readonly DocumentType[] => [
  ...new Set([document.type, ...statementsOf(document).flatMap(({ ofType }) => ofType ?? [])]),
]

/** Whether any amount was found in a statement. */
export const hasFigure = (statement: Statement): boolean => {
  const values = new Map<string, unknown>(Object.entries(statement))
  return amountFields[statement.kind].some((name) => typeof values.get(name) === 'number')
}

/** Whether a statement is of wages, as every one is that does not surely say otherwise. */
export const isOfWage = ({ source = 'wage' }: IncomeStatementData): boolean => source === 'wage'

/** The type a statement is of by itself; where its kind does not tell, that of its document. */
export function typeOf({ kind, ofType }: Statement, document: Pick<TaxDocument, 'type'>): DocumentType {
  if (ofType !== undefined) return ofType
  switch (kind) {
    case 'income_statement':
    case 'mortgage_statement':
      return kind
    case 'wealth':
      return 'investment_statement'
    case 'amount':
    case 'assessment':
      return document.type
  }
}

/** The amounts of one statement of a document, in cents. A field that was not found gives none. */
export function figuresOfStatement(statement: Statement, document: TaxDocument): readonly Figure[] {
  const values = new Map<string, unknown>(Object.entries(statement))
  return amountFields[statement.kind].flatMap((name) => {
    const value = values.get(name)
    if (value === null || value === undefined) return []
    const evidence = statement.evidence[name]
    return [
      {
        name,
        amount: centsOf(lenientNumber(value)),
        documentId: document.id,
        filename: document.filename,
        type: typeOf(statement, document),
        ...(statement.kind === 'income_statement' && !isOfWage(statement) && { source: statement.source }),
        confidence: evidence?.confidence ?? 0,
        place: evidence?.place ?? null,
        label: evidence?.label ?? '',
      },
    ]
  })
}

/** Every amount read from these documents, in their order. */
export const figuresOf = (documents: readonly TaxDocument[]): readonly Figure[] =>
  documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) => figuresOfStatement(statement, document)),
  )

/**
 * Whether a figure may be filled in by itself: sure enough, and an amount a field accepts. All others are shown as
 * "please check". A wrong amount is worse than none.
 */
export const isSure = ({ confidence, amount }: Pick<Figure, 'confidence' | 'amount'>): boolean =>
  confidence >= sureEnough && amount >= 0 && amount <= largestAmount
