export type FormulaCode = string
