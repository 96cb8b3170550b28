import { figuresFor } from '../tax-return/years/index.ts'

const { box1, firstRate } = figuresFor(2023)

/** Brackets of the quick calculator, "2023/2024": those of box 1 in 2023. Source: spec 2 § 9. */
export const calculatorBrackets = box1

/** The two parts of the first rate, in hundredths of a percent. Source: spec 2 § 9. */
export const firstRateParts = firstRate
