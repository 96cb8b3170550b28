import { demonstration } from './demonstration.ts'
import type { YearFigures } from './figures.ts'

/** Tax year 2025. */
export const year2025: YearFigures = {
  year: 2025,
  // Art. 2.10 Wet inkomstenbelasting 2001, text of 2025.
  box1: [
    { upTo: 38_441, rate: 3582 },
    { upTo: 76_817, rate: 3748 },
    { upTo: null, rate: 4950 },
  ],
  firstRate: { tax: 817, socialSecurity: 2765 },
  ...demonstration,
}
