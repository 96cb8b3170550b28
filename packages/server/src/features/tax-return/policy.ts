import {
  calculateDeductionsStepTax,
  type FilingPatch,
  isOpen,
  openReturnOf,
  otherReturns,
  referenceOf,
  replacedBy,
  type Step,
  type StepFacts,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import {
  filingCompleted,
  foreignUser,
  invalidInput,
  returnReplaced,
  staleVersion,
  stepNotOpen,
  taxMismatch,
  tooLarge,
  tooManyReturns,
  yearTaken,
} from '../../errors.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'

/** Twenty saves a second of one person: far above typing, below what keeps others waiting. */
export const limitSaves = limitRate({ name: 'saves', points: 1_200, seconds: 60 })

/** A `userId` in a payload must be the session's own. @throws `foreign-user` */
export function requireOwnUserId(body: unknown, userId: number): void {
  if (typeof body !== 'object' || body === null || !('userId' in body)) return
  if (typeof body.userId === 'number' && body.userId !== userId) throw foreignUser()
}

/** A submitted return never changes again. @throws `filing-completed` */
export function requireOpenFiling({ completed }: Pick<TaxFiling, 'completed'>): void {
  if (completed) throw filingCompleted()
}

/** Only a return whose steps are answered is submitted. Facts: as they are after the change. @throws `step-not-open` */
export function requireFinished(facts: StepFacts): void {
  if (facts.completed && !isOpen('submit', facts)) throw stepNotOpen('submit')
}

/** Bytes of one step's answers as JSON: ten times those of a family with every question answered. */
const mostBytes = 32_768

/** @throws `too-large` for answers no person gives */
export function requireSmall(answers: object): void {
  for (const part of Object.values(answers))
    if (typeof part === 'object' && Buffer.byteLength(JSON.stringify(part)) > mostBytes) throw tooLarge()
}

/** Returns of one person: each year's, and corrections. */
const mostReturns = 40

/** @throws `too-many-returns` */
export function requireRoom(returns: Years): void {
  if (returns.length >= mostReturns) throw tooManyReturns()
}

type Years = readonly (Pick<TaxFiling, 'id' | 'year' | 'completed'> & { readonly updatedAt: Date })[]

/** There is one open return of a year at most. @throws `year-taken` */
export function requireNoOpenReturn(returns: Years, year: number): void {
  if (openReturnOf(returns, year) !== null) throw yearTaken(year)
}

/** What is corrected is what counts: a correction of what was corrected before would undo that. @throws `return-replaced` */
export function requireCounting(returns: Years, { id }: Pick<TaxFiling, 'id'>): void {
  const own = returns.find((one) => one.id === id)
  const counting = own ? replacedBy(own, returns) : null
  if (counting !== null) throw returnReplaced(referenceOf(counting))
}

/**
 * A return may become one of another year while no other return is of that year. A correction stays with the year of what it corrects.
 * @throws `year-taken`, `invalid-input`
 */
export function requireUntakenYear(
  returns: Years,
  own: Pick<TaxFiling, 'id' | 'year' | 'correctsFilingId'>,
  year: number | undefined,
): void {
  if (year === undefined || year === own.year) return
  if (own.correctsFilingId !== null) throw invalidInput([{ field: 'year', code: 'not-a-choice' }])
  if (otherReturns(returns, own).some((other) => other.year === year)) throw yearTaken(year)
}

/** Nobody overwrites what they have not seen. `expected`: the versions an `If-Match` names, null for any. @throws `stale-version` */
export function requireVersion({ version }: Pick<TaxFiling, 'version'>, expected: readonly number[] | null): void {
  if (expected !== null && !expected.includes(version)) throw staleVersion()
}

/** Where a return may stand. Facts: as they are after the change. @throws `step-not-open` */
export function requireOpenStep(facts: StepFacts, step: Step | undefined): void {
  if (step !== undefined && !isOpen(step, facts)) throw stepNotOpen(step)
}

/**
 * The tax of a return in whole euros, null without deductions. A figure that was sent along must be the same.
 * @throws `tax-mismatch` naming both
 */
export function taxOf(
  { year, incomeData, deductionsData }: Pick<TaxFiling, 'year' | 'incomeData' | 'deductionsData'>,
  sent: FilingPatch['calculatedTax'],
): number | null {
  const calculated = deductionsData && calculateDeductionsStepTax(incomeData, deductionsData, year).calculatedTax
  if (sent !== undefined && sent !== calculated) throw taxMismatch(sent, calculated)
  return calculated
}
