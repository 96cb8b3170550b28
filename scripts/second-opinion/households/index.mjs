import { pensioners, singles } from './box1.mjs'
import { couples, refusals } from './couples.mjs'
import { deductions, settlements } from './deductions.mjs'
import { assets, homes } from './wealth.mjs'

/** The golden households of `year`: `{ kind, name, household }`. Wages grow three per cent a year, to the cent. */
export function householdsOf(year) {
  const grow = (amount) => Math.round(amount * (100 + 3 * (year - 2022))) / 100
  return [singles, pensioners, homes, assets, deductions, settlements, couples, refusals].flatMap((kind) =>
    kind(year, grow),
  )
}
