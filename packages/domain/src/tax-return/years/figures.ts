import type { Cents } from '../../money/index.ts'
import type { Bracket } from '../rules/brackets.ts'

/** The figures of one tax year that the return works with. A year is a file; each number has its source beside it. */
export interface YearFigures {
  readonly year: number
  /** Box 1 below state pension age: tax and national insurance together. */
  readonly box1: readonly Bracket[]
  /** The two parts of the first rate of box 1, in hundredths of a percent. */
  readonly firstRate: { readonly tax: number; readonly socialSecurity: number }
  /** The brackets of the demonstration rule of the deductions step. */
  readonly deductionsStep: { readonly brackets: readonly Bracket[] }
  /** The document summary on review: one rate, in percent. */
  readonly summaryPercent: number
  /** The 'fiscal partner benefit' line of a joint return on review. */
  readonly partnerBenefit: Cents
}
