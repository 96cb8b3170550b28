import type { TaxFiling } from './tax-return.schema.ts'

/** Which form the real return is: who lived here for a part of the year, and who died, have one of their own, on a day of its own. */
export type RealForm = 'usual' | 'migration' | 'death'

/** The form that ticks of the income step make it. */
export const realFormOf = (ticks: Pick<NonNullable<TaxFiling['incomeData']>, 'partYearResident' | 'diedInYear'>) => {
  const form: RealForm = ticks.diedInYear ? 'death' : 'usual'
  return ticks.partYearResident ? 'migration' : form
}
