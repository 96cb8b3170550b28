import type {
  AmountData,
  AssessmentData,
  DocumentType,
  Evidence,
  IncomeStatementData,
  MortgageStatementData,
  TaxDocument,
  WealthData,
} from '../documents/index.ts'

/** Fictional documents. */
export const found = (confidence: number, label = 'Label'): Evidence => ({ confidence, place: null, label })

const sureOf = (...fields: readonly string[]): Record<string, Evidence> =>
  Object.fromEntries(fields.map((field) => [field, found(0.95)]))

export const incomeStatement = (over: Partial<IncomeStatementData> = {}): IncomeStatementData => ({
  kind: 'income_statement',
  documentId: 1,
  processedAt: '2026-11-20T09:00:00.000Z',
  detectedType: 'income_statement',
  evidence: sureOf('employerName', 'fiscalYear', 'salary', 'taxWithheld', 'bsn', 'employmentPeriod'),
  employerName: 'Bakkerij De Vries',
  fiscalYear: 2024,
  salary: 45_678.9,
  taxWithheld: 12_345,
  bsn: '•••••0019',
  employmentPeriod: '01-01-2024 t/m 31-12-2024',
  ...over,
})

export const mortgageStatement = (over: Partial<MortgageStatementData> = {}): MortgageStatementData => ({
  kind: 'mortgage_statement',
  documentId: 2,
  processedAt: '2026-11-20T09:00:00.000Z',
  detectedType: 'mortgage_statement',
  evidence: sureOf('mortgageInterest', 'deductibleCosts', 'totalInterestAndFees', 'remainingBalance'),
  loanPartNumber: '•••••678',
  mortgageType: 'Annuïtair',
  remainingBalance: 250_000,
  mortgageInterest: 6_543.21,
  deductibleCosts: 300,
  totalInterestAndFees: 6_843.21,
  referenceYear: 2024,
  lenderName: 'Fictiebank',
  bsn: null,
  loanParts: [],
  ...over,
})

export const overview = (over: Partial<WealthData> = {}): WealthData => ({
  kind: 'wealth',
  documentId: 4,
  processedAt: '2026-11-20T09:00:00.000Z',
  detectedType: 'investment_statement',
  evidence: sureOf('savings', 'investments', 'debts', 'dividendTaxWithheld'),
  savings: 50_540.15,
  investments: null,
  debts: null,
  dividendTaxWithheld: null,
  year: 2024,
  name: 'Voorbeeldbank',
  bsn: null,
  isJoint: false,
  ...over,
})

export const assessment = (over: Partial<AssessmentData> = {}): AssessmentData => ({
  kind: 'assessment',
  documentId: 5,
  processedAt: '2026-11-20T09:00:00.000Z',
  detectedType: 'other',
  evidence: sureOf('provisionalPaid', 'provisionalReceived'),
  provisionalPaid: 1_320,
  provisionalReceived: null,
  year: 2024,
  bsn: null,
  ...over,
})

export const receipt = (over: Partial<AmountData> = {}): AmountData => ({
  kind: 'amount',
  documentId: 3,
  processedAt: '2026-11-20T09:00:00.000Z',
  detectedType: null,
  evidence: sureOf('amount'),
  amount: 120.5,
  year: 2024,
  name: null,
  ...over,
})

/** A document of a type with what was read from it. */
export const documentOf = (
  id: number,
  type: DocumentType,
  extractedData: TaxDocument['extractedData'],
  over: Partial<TaxDocument> = {},
): TaxDocument => ({
  id,
  userId: 3,
  taxFilingId: null,
  sameFileAs: [],
  verdict: null,
  type,
  filename: `${type}-${id}.pdf`,
  filesize: 1_200,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  status: extractedData === null ? 'unread' : 'passed',
  isPasswordProtected: false,
  extractedData,
  ...over,
})
