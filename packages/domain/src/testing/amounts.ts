import type { CalculatorAmounts } from '../calculator/index.ts'

/** Nothing filled in on the calculator, in euros. */
export const noAmounts: CalculatorAmounts = {
  salary: 0,
  otherIncome: 0,
  taxWithheld: 0,
  mortgageInterest: 0,
  healthcareExpenses: 0,
  educationExpenses: 0,
  charityDonations: 0,
  pensions: 0,
  partnerSalary: 0,
  partnerPensions: 0,
  partnerTaxWithheld: 0,
  wozValue: 0,
  savings: 0,
}
