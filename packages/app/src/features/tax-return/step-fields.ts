import type { FormFields } from '@aangiftewijs/domain/form'
import { eurosOf, formatAmount, largestAmount, parseEuros } from '@aangiftewijs/domain/money'
import type {
  DeductionsData,
  FilledAmount,
  IncomeAnswers,
  PartnerData,
  TaxFiling,
} from '@aangiftewijs/domain/tax-return'

const tick = (isTicked: boolean | undefined): string => (isTicked ? 'on' : '')

/** The answers of setup as the form shows them. */
export const setupFields = (filing: TaxFiling): FormFields => ({
  year: String(filing.year),
  taxIdentifier: filing.setupData?.taxIdentifier ?? '',
  foreignIncome: tick(filing.setupData?.foreignIncome),
  ownHome: tick(filing.setupData?.ownHome),
  isJointFiling: tick(filing.isJointFiling),
})

/** The partner's details as the form shows them. */
export function partnerFields(partner: PartnerData): FormFields {
  const [year = '', month = '', day = ''] = (partner.dateOfBirth ?? '').split('-')
  return {
    fullName: partner.fullName,
    bsn: partner.bsn,
    'dateOfBirth-day': day.replace(/^0/, ''),
    'dateOfBirth-month': month.replace(/^0/, ''),
    'dateOfBirth-year': year,
    email: partner.email ?? '',
    phoneNumber: partner.phoneNumber ?? '',
  }
}

/**
 * The amounts a form opens with: saved, read from documents, or blank. `changedBack` names a field that starts with what the
 * documents say although another amount is saved.
 */
export const filledFields = (
  filled: Readonly<Record<string, FilledAmount>>,
  changedBack: string | null = null,
): FormFields =>
  Object.fromEntries(
    Object.entries(filled).map(([name, { amount, suggestion }]) => {
      const cents = name === changedBack && suggestion ? suggestion.amount : amount
      return [name, cents === null ? '' : formatAmount(cents)]
    }),
  )

/** What a money field says while it is being typed, in euros: anything that is no amount yet counts as 0. */
export function typedEuros(text: string | undefined): number {
  const euros = parseEuros(text ?? '')
  return Number.isFinite(euros) && euros > 0 ? Math.min(euros, eurosOf(largestAmount)) : 0
}

/** The income while it is being typed. */
export const typedIncome = (fields: FormFields): IncomeAnswers => ({
  salary: typedEuros(fields.salary),
  otherIncome: typedEuros(fields.otherIncome),
  taxWithheld: typedEuros(fields.taxWithheld),
})

/** The deductions while they are being typed. */
export const typedDeductions = (fields: FormFields): DeductionsData => ({
  mortgageInterest: typedEuros(fields.mortgageInterest),
  healthcareExpenses: typedEuros(fields.healthcareExpenses),
  educationExpenses: typedEuros(fields.educationExpenses),
  charityDonations: typedEuros(fields.charityDonations),
})

/** The texts of a form's controls by name; files are left out. */
export function fieldsOf(form: HTMLFormElement): FormFields {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
