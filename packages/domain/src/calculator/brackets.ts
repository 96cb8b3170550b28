import type { Bracket } from '../tax-return/rules/brackets.ts'

/** Brackets of the quick calculator, box 1, 2023/2024: 36.93 % is 9.28 % tax and 27.65 % social security. Source: spec 2 § 9. */
export const calculatorBrackets: readonly Bracket[] = [
  { upTo: 73_031, rate: 3693 },
  { upTo: null, rate: 4950 },
]

/** The two parts of the first rate, in hundredths of a percent. Source: spec 2 § 9. */
export const firstRateParts = { tax: 928, socialSecurity: 2765 } as const
