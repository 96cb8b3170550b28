import type { AmountName } from './index.ts'

/** The section of the guide about each specified amount. */
export const amountGuide: Readonly<Record<AmountName, `/tax-guide#${string}`>> = {
  salary: '/tax-guide#employment-income',
  otherIncome: '/tax-guide#box-1',
  taxWithheld: '/tax-guide#withholding-tax',
  mortgageInterest: '/tax-guide#mortgage-interest',
  healthcareExpenses: '/tax-guide#healthcare-expenses',
  educationExpenses: '/tax-guide#education-expenses',
  charityDonations: '/tax-guide#donations',
}
