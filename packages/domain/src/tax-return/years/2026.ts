import { demonstration } from './demonstration.ts'
import type { YearFigures } from './figures.ts'

/** Tax year 2026. */
export const year2026: YearFigures = {
  year: 2026,
  // Art. 2.10 Wet inkomstenbelasting 2001, text of 2026.
  box1: [
    { upTo: 38_883, rate: 3575 },
    { upTo: 78_426, rate: 3756 },
    { upTo: null, rate: 4950 },
  ],
  firstRate: { tax: 810, socialSecurity: 2765 },
  ...demonstration,
}
