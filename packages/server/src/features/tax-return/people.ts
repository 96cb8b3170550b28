import { createRequire } from 'node:module'
import { dayOf } from '@aangiftewijs/domain/day'
import type { Problem } from '@aangiftewijs/domain/problem'
import {
  contradictionsAt,
  countedAnswers,
  type FilingPatch,
  implausibleAnswers,
  isBornAfter,
  isOnePersonTwice,
  type SetupData,
  type SetupDataSent,
  type Surroundings,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput } from '../../errors.ts'

const require = createRequire(import.meta.url)

/** Loaded with the first number: no start needs the numbering plans of the world. */
function isPhoneNumber(text: string): boolean {
  const { isValidPhoneNumber }: typeof import('libphonenumber-js/min') = require('libphonenumber-js/min')
  return isValidPhoneNumber(text, 'NL')
}

/** The Dutch day by the host's clock, and the numbering plans of the world; a number without a country is Dutch. */
export const surroundingsOf = ({ clock }: Pick<Dependencies, 'clock'>): Surroundings => ({
  today: dayOf(clock.now()),
  isPhoneNumber,
})

/** Refuses a date of birth that has not come and a text that is no phone number. @throws `invalid-input` */
export function requirePlausible({ setupData, partnerData }: FilingPatch, surroundings: Surroundings): void {
  const within = (part: 'setupData' | 'partnerData', answers: object | null | undefined) =>
    implausibleAnswers(part === 'setupData' ? 'setup' : 'partner', { ...answers }, surroundings).map(
      ({ field, code }) => ({ field: `${part}.${field}`, code }),
    )
  const problems = [...within('setupData', setupData), ...within('partnerData', partnerData)]
  if (problems.length > 0) throw invalidInput(problems)
}

/**
 * The answers of setup as they are stored: without a BSN, the one that is known stays, of the return or else of the account.
 * @throws `invalid-input` when none is known
 */
export async function setupWithBsn(
  { database }: Dependencies,
  { userId, setupData: before }: Pick<TaxFiling, 'userId' | 'setupData'>,
  sent: SetupDataSent,
  transaction: Transaction,
): Promise<SetupData> {
  const known = async () =>
    before?.taxIdentifier ?? (await database.models.users.findByPk(userId, { transaction }))?.bsn
  const taxIdentifier = sent.taxIdentifier ?? (await known())
  if (!taxIdentifier) throw invalidInput([{ field: 'setupData.taxIdentifier', code: 'required' }])
  return { ...sent, taxIdentifier }
}

/** Refuses a joint return of one person. @throws `invalid-input` */
export function requireTwoPeople({
  isJointFiling,
  setupData,
  partnerData,
}: Pick<TaxFiling, 'isJointFiling' | 'setupData' | 'partnerData'>): void {
  if (isJointFiling && isOnePersonTwice(setupData?.taxIdentifier, partnerData?.bsn)) {
    throw invalidInput([{ field: 'partnerData.bsn', code: 'same-person' }])
  }
}

type Changed = Pick<FilingPatch, 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'>
type Changing = Pick<
  TaxFiling,
  'year' | 'isJointFiling' | 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'
>

function* problemsAmong(
  { setupData, partnerData, incomeData, deductionsData }: Changed,
  filing: Changing,
): Generator<Problem> {
  const isTooYoung = (date: string | undefined) => isBornAfter(filing.year, date)
  if (isTooYoung(setupData?.birthDate)) yield { field: 'setupData.birthDate', code: 'after-tax-year' }
  if (isTooYoung(partnerData?.dateOfBirth)) yield { field: 'partnerData.dateOfBirth', code: 'after-tax-year' }
  const income = countedAnswers('income', incomeData ?? {}, filing)
  for (const { field, code } of contradictionsAt('income', income)) yield { field: `incomeData.${field}`, code }
  const deductions = countedAnswers('deductions', deductionsData ?? {}, filing)
  for (const { field, code } of contradictionsAt('deductions', deductions))
    yield { field: `deductionsData.${field}`, code }
}

/** Refuses answers that contradict each other. `filing`: as it is after the change. @throws `invalid-input` */
export function requireAgreeing(changed: Changed, filing: Changing): void {
  const problems = [...problemsAmong(changed, filing)]
  if (problems.length > 0) throw invalidInput(problems)
}
