export { type BracketTax, bracketsOf, taxByBracket } from './box1.ts'
export {
  type ActualReturnComplication,
  actualReturnComplications,
  type Circumstance,
  circumstances,
} from './circumstances.ts'
export { computeReturn } from './compute-return.ts'
export { ageIn } from './facts.ts'
export {
  type ActualReturn,
  type Box3,
  type Gifts,
  type Healthcare,
  type Home,
  type Household,
  householdSchema,
  largestFieldAmount,
  type Person,
  type Split,
} from './household.ts'
export { daysIn, daysLivedIn } from './own-home.ts'
export { assumptionCopy, unsupportedCopy } from './result.copy.ts'
export {
  type Assumption,
  type AssumptionCode,
  type ComputedReturn,
  type HouseholdFigures,
  type InvalidHousehold,
  type PersonFigures,
  type Role,
  type TaxReturnResult,
  type TaxYear,
  taxYears,
  type UnsupportedCode,
  type UnsupportedReason,
  type UnsupportedReturn,
} from './result.ts'
export { isTaxYear, rulesOfYear } from './rules-of-year.ts'
export { type DividedPart, type Divisible, divisible } from './split/division.ts'
export {
  divisionGiven,
  type NoPartner,
  type OptimisedPart,
  type OptimisedSplit,
  optimiseSplit,
} from './split/optimise-split.ts'
export { linesOf } from './trace/trace.ts'
export { type FormulaCode, traceCopy } from './trace.copy.ts'
export type { LawSource, RoundingName, TraceLine, TraceValue } from './trace-line.ts'
export { type WithheldTax, withheldTaxOn } from './wage-tax.ts'
export { type Change, type Comparison, type MarginalRate, type MovedLine, marginalRate, whatIf } from './what-if.ts'
