import { demonstration } from './demonstration.ts'
import type { YearFigures } from './figures.ts'

/** Tax year 2024. */
export const year2024: YearFigures = {
  year: 2024,
  // Art. 2.10 Wet inkomstenbelasting 2001, text of 2024.
  box1: [
    { upTo: 75_518, rate: 3697 },
    { upTo: null, rate: 4950 },
  ],
  firstRate: { tax: 932, socialSecurity: 2765 },
  ...demonstration,
}
