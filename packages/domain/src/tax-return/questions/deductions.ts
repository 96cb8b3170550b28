import type { Questions } from './question.ts'

/** What may be subtracted from the income. Spec 2 §§ 2.6 and 5. */
export const deductionQuestions = {
  mortgageInterest: {
    kind: 'euros',
    role: 'deduction',
    isOfHome: true,
    readFrom: { type: 'mortgage_statement', figure: 'mortgageInterest' },
  },
  healthcareExpenses: {
    kind: 'euros',
    role: 'deduction',
    readFrom: { type: 'healthcare_expenses', figure: 'amount' },
  },
  educationExpenses: { kind: 'euros', role: 'deduction', readFrom: { type: 'education_expenses', figure: 'amount' } },
  charityDonations: { kind: 'euros', role: 'deduction', readFrom: { type: 'charity_donation', figure: 'amount' } },
} as const satisfies Questions
