import { demonstration } from './demonstration.ts'
import type { YearFigures } from './figures.ts'

/** Tax year 2023. */
export const year2023: YearFigures = {
  year: 2023,
  // Art. 2.10 Wet inkomstenbelasting 2001, text of 2023.
  box1: [
    { upTo: 73_031, rate: 3693 },
    { upTo: null, rate: 4950 },
  ],
  firstRate: { tax: 928, socialSecurity: 2765 },
  ...demonstration,
}
