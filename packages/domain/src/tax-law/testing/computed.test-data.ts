import { computeReturn } from '../compute-return.ts'
import type { ComputedReturn } from '../result.ts'

/** The computed return of a household; fails the test when there is none. */
export function computed(year: number, household: unknown): ComputedReturn {
  const result = computeReturn(year, household)
  if (result.kind !== 'computed') throw new Error(JSON.stringify(result))
  return result
}

/** Cents of an amount in euros, for tests that read in euros. */
export const eur = (euros: number): number => Math.round(euros * 100)
