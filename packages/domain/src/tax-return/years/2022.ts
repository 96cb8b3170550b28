import { demonstration } from './demonstration.ts'
import type { YearFigures } from './figures.ts'

/** Tax year 2022. */
export const year2022: YearFigures = {
  year: 2022,
  // Art. 2.10 Wet inkomstenbelasting 2001, text of 2022.
  box1: [
    { upTo: 69_398, rate: 3707 },
    { upTo: null, rate: 4950 },
  ],
  firstRate: { tax: 942, socialSecurity: 2765 },
  ...demonstration,
}
