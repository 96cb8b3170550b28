import type {
  AmountData,
  AssessmentData,
  Evidence,
  IncomeStatementData,
  MortgageStatementData,
  TaxDocument,
  WealthData,
} from '@aangiftewijs/domain/documents'
import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { PageData } from '../server-answers.ts'
import { begunFiling, sanne, signedIn } from './fixtures.ts'

const sure = (label: string, y: number): Evidence => ({
  confidence: 0.97,
  label,
  place: { page: 1, x: 0.7, y, width: 0.12, height: 0.02 },
})

const bakery: IncomeStatementData = {
  kind: 'income_statement',
  documentId: 11,
  processedAt: '2026-11-21T09:00:00.000Z',
  detectedType: 'income_statement',
  employerName: 'Bakkerij De Korenschoof B.V.',
  fiscalYear: 2024,
  salary: 38450,
  taxWithheld: 7215,
  bsn: '•••••0019',
  employmentPeriod: '01-01-2024 t/m 31-12-2024',
  evidence: {
    salary: sure('Loon loonbelasting/volksverzekeringen', 0.33),
    taxWithheld: sure('Ingehouden loonbelasting', 0.36),
  },
}

const mortgage: MortgageStatementData = {
  kind: 'mortgage_statement',
  documentId: 13,
  processedAt: '2026-11-21T09:02:00.000Z',
  detectedType: 'mortgage_statement',
  loanPartNumber: '•••••4711',
  mortgageType: 'Annuïtair',
  remainingBalance: 243400,
  mortgageInterest: 6874.2,
  deductibleCosts: 6874.2,
  totalInterestAndFees: 6924.2,
  referenceYear: 2023,
  lenderName: 'Voorbeeld Hypotheken N.V.',
  bsn: null,
  loanParts: [],
  evidence: { mortgageInterest: { ...sure('Verschuldigde rente', 0.5), confidence: 0.6 } },
}

const documentOf = (id: number, type: TaxDocument['type'], filename: string): TaxDocument => ({
  id,
  userId: sanne.id,
  taxFilingId: null,
  sameFileAs: [],
  verdict: null,
  type,
  filename,
  filesize: 32_500,
  uploadedAt: '2026-11-21T09:00:00.000Z',
  status: 'passed',
  isPasswordProtected: false,
  extractedData: null,
})

/** An income statement that was read surely. */
export const bakeryStatement: TaxDocument = {
  ...documentOf(11, 'income_statement', 'jaaropgaaf-bakkerij.pdf'),
  extractedData: bakery,
}

/** The same statement in another file. */
export const photoOfBakery: TaxDocument = {
  ...documentOf(15, 'income_statement', 'foto.jpg'),
  extractedData: { ...bakery, documentId: 15, repeats: [11] },
}

/** A second income statement, of another employer. */
export const libraryStatement: TaxDocument = {
  ...documentOf(12, 'income_statement', 'jaaropgaaf-leeszaal.pdf'),
  extractedData: {
    ...bakery,
    documentId: 12,
    employerName: 'Stichting De Leeszaal',
    salary: 9360.5,
    taxWithheld: 3457.25,
  },
}

/** An income statement of somebody else. */
export const strangersStatement: TaxDocument = {
  ...documentOf(16, 'income_statement', 'jaaropgaaf-van-een-ander.pdf'),
  extractedData: { ...bakery, documentId: 16, bsn: '•••••2333', named: 'someone-else' },
}

const overview: WealthData = {
  kind: 'wealth',
  documentId: 14,
  processedAt: '2026-11-21T09:03:00.000Z',
  detectedType: 'investment_statement',
  savings: 50540.15,
  investments: 31750.4,
  debts: 6400,
  dividendTaxWithheld: 91.8,
  year: 2024,
  name: 'Voorbeeldbank N.V.',
  bsn: '•••••0019',
  isJoint: false,
  evidence: {
    savings: sure('Saldo 1 januari 2024', 0.25),
    investments: sure('Waarde 1 januari 2024', 0.35),
    debts: { ...sure('Schuld 1 januari 2024', 0.45), confidence: 0.6 },
    dividendTaxWithheld: sure('Ingehouden dividendbelasting', 0.55),
  },
}

/** The year's overview of a bank, with a debt the reader is not sure of. */
export const bankOverview: TaxDocument = {
  ...documentOf(14, 'investment_statement', 'jaaroverzicht-bank.pdf'),
  extractedData: overview,
}

/** Two overviews of one bank, one of them in the name of two people. */
export const sameAccounts: readonly TaxDocument[] = [
  { ...bankOverview, extractedData: { ...overview, isJoint: true } },
  { ...documentOf(16, 'investment_statement', 'jaaroverzicht-2.pdf'), extractedData: { ...overview, savings: 12_400 } },
]

const assessment: AssessmentData = {
  kind: 'assessment',
  documentId: 15,
  processedAt: '2026-11-21T09:04:00.000Z',
  detectedType: 'other',
  provisionalPaid: 1320,
  provisionalReceived: null,
  year: 2024,
  bsn: '•••••0019',
  evidence: { provisionalPaid: sure('Te betalen bedrag', 0.4) },
}

/** A provisional assessment of income tax, among other documents. */
export const provisionalAssessment: TaxDocument = {
  ...documentOf(15, 'other', 'voorlopige-aanslag.pdf'),
  extractedData: assessment,
}

const loosePaper = (id: number, type: TaxDocument['type'], filename: string, of: Partial<AmountData>): TaxDocument => ({
  ...documentOf(id, type, filename),
  extractedData: {
    kind: 'amount',
    documentId: id,
    processedAt: '2026-11-21T09:06:00.000Z',
    detectedType: null,
    amount: null,
    year: 2024,
    name: null,
    evidence: { amount: sure('Totaal te betalen', 0.6) },
    ...of,
  },
})

/** Papers that no question takes by themselves: an invoice, a student debt not read surely, a letter and one of day care; and a gift to culture. */
export const papersOfNoQuestion: readonly TaxDocument[] = [
  loosePaper(31, 'other', 'factuur-taxatie.pdf', { amount: 712, subject: 'home-loan' }),
  loosePaper(32, 'other', 'duo.pdf', {
    amount: 1488,
    subject: 'debts',
    evidence: { amount: { ...sure('Betaald in 2024', 0.5), confidence: 0.7 } },
  }),
  loosePaper(33, 'other', 'brief.pdf', { amount: 30_000 }),
  loosePaper(34, 'other', 'kinderopvang.pdf', { amount: 2052, subject: 'childcare' }),
  loosePaper(35, 'charity_donation', 'museum.pdf', { amount: 600, subject: 'culture' }),
]

/** A mortgage statement of another year, with an interest the reader is not sure of. */
export const doubtfulMortgage: TaxDocument = {
  ...documentOf(13, 'mortgage_statement', 'hypotheek-2023.pdf'),
  extractedData: mortgage,
}

/** A mortgage statement that takes the interest of a building deposit off what is deductible. */
export const mortgageWithDeposit: TaxDocument = {
  ...documentOf(16, 'mortgage_statement', 'hypotheek-bouwdepot.pdf'),
  extractedData: {
    ...mortgage,
    documentId: 16,
    referenceYear: 2024,
    deductibleCosts: 6691.35,
    evidence: { mortgageInterest: sure('Betaalde rente', 0.5), deductibleCosts: sure('Voor uw aangifte', 0.6) },
  },
}

/** A receipt that is still being read. */
export const scanningReceipt: TaxDocument = {
  ...documentOf(14, 'charity_donation', 'gift.pdf'),
  status: 'scanning',
}

export const threeDocuments: readonly TaxDocument[] = [bakeryStatement, libraryStatement, doubtfulMortgage]

/** A joint return with every step answered, at review. */
export const answeredFiling: TaxFiling = {
  ...begunFiling,
  currentStep: 'review',
  isJointFiling: true,
  partnerData: {
    fullName: 'Jan van der Berg',
    bsn: '111222333',
    dateOfBirth: '1990-02-03',
    email: 'jan@example.org',
    incomeData: null,
    deductionsData: null,
  },
  incomeData: { salary: 60000, otherIncome: 1200, taxWithheld: 10672.25 },
  deductionsData: deductionsWith({ mortgageInterest: 6874.2 }),
  calculatedTax: 10055,
  version: 6,
}

/** The same of a couple of whom both incomes are known, with a home to divide. */
export const couple: TaxFiling = {
  ...answeredFiling,
  partnerData: {
    fullName: 'Jan van der Berg',
    bsn: '111222333',
    dateOfBirth: '1990-02-03',
    incomeData: { salary: 24_700, otherIncome: 0, taxWithheld: 3_100 },
  },
  incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 18_000 },
  deductionsData: deductionsWith({ mortgageInterest: 11_452.87, wozValue: 420_000 }),
}

/** The same, with the best division it can have. */
export const dividedCouple: TaxFiling = { ...couple, splitData: { ownHome: 9_982 } }

/** The same, with a business, of which the law gives no figure: the division counts in what the rest comes to. */
export const dividedBusiness: TaxFiling = {
  ...dividedCouple,
  incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 18_000, businessProfit: true },
}

/** {@link answeredFiling}, submitted. */
export const completedFiling: TaxFiling = { ...answeredFiling, currentStep: 'submit', completed: true, version: 8 }

/** The answers of a person with this return and these documents, which are its own unless they say otherwise. */
export const withFiling = (filing: TaxFiling | null, documents: readonly TaxDocument[] = []): PageData => ({
  ...signedIn,
  '/api/tax-filings': filing === null ? [] : [filing],
  '/api/documents': documents.map((one) => ({ ...one, taxFilingId: one.taxFilingId ?? filing?.id ?? null })),
})
