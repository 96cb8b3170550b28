import type { TaxFiling } from './tax-return.schema.ts'

/** Which form the real return is: who lived here for a part of the year, and who died, have one of their own, on a day of its own. */
export type RealForm = 'usual' | 'migration' | 'death' | 'migration-and-death'

/** The form that ticks of the income step make it. With both, where it goes is as of a migration, and nobody signs for who died. */
export const realFormOf = (
  ticks: Pick<NonNullable<TaxFiling['incomeData']>, 'partYearResident' | 'diedInYear'>,
): RealForm => {
  if (ticks.partYearResident) return ticks.diedInYear ? 'migration-and-death' : 'migration'
  return ticks.diedInYear ? 'death' : 'usual'
}
