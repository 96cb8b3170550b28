import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import type { NewsArticle } from '@aangiftewijs/domain/news'
import type { User } from '@aangiftewijs/domain/session'
import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'

/** A fixed moment for charts that need one; the inspector shows the same every time. */
export const moment = new Date('2026-11-21T12:00:00Z')

/** Nobody: the person, return and document the inspector plays with. */
export const examplePerson: User = {
  id: 3,
  username: 'voorbeeld',
  fullName: 'Example Person',
  email: 'example@example.org',
  bsn: '•••••0019',
  authMethod: 'local',
  createdAt: moment.toISOString(),
  lastLogin: null,
  chosenFilingId: null,
  language: null,
  theme: null,
}

export const exampleReturn: TaxFiling = {
  id: 7,
  userId: examplePerson.id,
  year: 2024,
  currentStep: 'setup',
  completed: false,
  isJointFiling: false,
  setupData: null,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  splitData: null,
  calculatedTax: null,
  askedJointly: null,
  submittedName: null,
  correctsFilingId: null,
  version: 0,
  createdAt: moment.toISOString(),
  updatedAt: moment.toISOString(),
}

export const answeredReturn: TaxFiling = {
  ...exampleReturn,
  currentStep: 'review',
  incomeData: { salary: 45_000, otherIncome: 0, taxWithheld: 12_000 },
  deductionsData: deductionsWith({ mortgageInterest: 6_500, charityDonations: 100 }),
  version: 4,
}

/** A statement as the server has it. */
export const documentAt = (status: ScanStatus): TaxDocument => ({
  id: 4,
  userId: examplePerson.id,
  taxFilingId: null,
  sameFileAs: [],
  verdict: null,
  type: 'income_statement',
  filename: 'jaaropgaaf.pdf',
  filesize: 1_200,
  uploadedAt: moment.toISOString(),
  status,
  isPasswordProtected: false,
  extractedData: null,
})

export const exampleArticle: NewsArticle = {
  id: 1,
  title: 'An example',
  summary: 'A short text.',
  url: 'https://example.org/1',
  imageUrl: null,
  publishDate: '2026-11-21T08:00:00.000Z',
  source: 'Example',
  category: 'tools',
  rank: 1,
}
