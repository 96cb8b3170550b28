import type { Evidence, ExtractedData, Statement, TaxDocument } from './documents.schema.ts'
import { amountFields, type FigureName, statementsOf } from './figures.ts'

/** A figure the person typed in place of what was read, or of what was not. */
export interface Correction {
  /** Which statement of the file, from 0. */
  readonly statement: number
  readonly field: FigureName
  /** Euros. */
  readonly amount: number
}

type Readable = Pick<TaxDocument, 'id' | 'type' | 'uploadedAt' | 'extractedData'>

/** The statements of a document as they can be corrected: where nothing was read, one of its type without any figure. */
export const statementsToCorrect = (document: Readable): readonly Statement[] => {
  const read = statementsOf(document)
  return read.length > 0 ? read : [blankStatement(document)]
}

/** Whether a document has this figure, found or not. */
export const canCorrect = (
  document: Readable,
  { statement, field }: Pick<Correction, 'statement' | 'field'>,
): boolean => {
  const at = statementsToCorrect(document)[statement]
  return at !== undefined && amountFields[at.kind].some((name) => name === field)
}

/** What was read with the corrections in it: a corrected figure wins, is sure, and says so. */
export function corrected(document: Readable, corrections: readonly Correction[]): ExtractedData | null {
  const fitting = corrections.filter((correction) => canCorrect(document, correction))
  if (fitting.length === 0) return document.extractedData
  const all = statementsToCorrect(document).map((statement, at) =>
    fitting.filter((correction) => correction.statement === at).reduce(withCorrection, statement),
  )
  const [first] = all
  if (first === undefined) return document.extractedData
  return all.length > 1 ? { ...first, statements: all } : first
}

function withCorrection(statement: Statement, { field, amount }: Correction): Statement {
  const read: unknown = new Map<string, unknown>(Object.entries(statement)).get(field)
  const { place = null, label = '' } = statement.evidence[field] ?? {}
  const evidence: Evidence = {
    confidence: 1,
    place,
    label,
    corrected: { read: typeof read === 'number' ? read : null },
  }
  return { ...statement, [field]: amount, evidence: { ...statement.evidence, [field]: evidence } }
}

function blankStatement({ id, type, uploadedAt }: Readable): Statement {
  const reading = { documentId: id, processedAt: uploadedAt, detectedType: null, evidence: {} }
  switch (type) {
    case 'income_statement':
      return {
        ...reading,
        kind: 'income_statement',
        employerName: null,
        fiscalYear: null,
        salary: null,
        taxWithheld: null,
        bsn: null,
        employmentPeriod: null,
      }
    case 'mortgage_statement':
      return {
        ...reading,
        kind: 'mortgage_statement',
        loanPartNumber: null,
        mortgageType: null,
        remainingBalance: null,
        mortgageInterest: null,
        deductibleCosts: null,
        totalInterestAndFees: null,
        referenceYear: null,
        lenderName: null,
        bsn: null,
        loanParts: [],
      }
    case 'investment_statement':
      return {
        ...reading,
        kind: 'wealth',
        savings: null,
        investments: null,
        debts: null,
        dividendTaxWithheld: null,
        year: null,
        name: null,
        bsn: null,
        isJoint: false,
      }
    case 'healthcare_expenses':
    case 'education_expenses':
    case 'charity_donation':
    case 'other':
      return { ...reading, kind: 'amount', amount: null, year: null, name: null }
  }
}
