export interface SampleStatement {
  readonly employer: string
  /** Loonheffingennummer. */
  readonly number: string
  readonly period: string
  /** Code loonbelastingtabel. */
  readonly code: string
  /** Label and amount, as printed. */
  readonly amounts: readonly (readonly [label: string, amount: string])[]
  /** @default 2024 */
  readonly year?: number
  readonly person?: { readonly name: string; readonly bsn: string }
}

/** A fictional income statement in the order of the model form: a PDF. */
export function incomeStatement(statement: SampleStatement): Promise<Buffer>
/** A fictional mortgage statement of two loan parts: a PDF. */
export function mortgageStatement(): Promise<Buffer>
