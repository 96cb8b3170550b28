import type { Cents } from '../money/index.ts'
import { type Comparison, type FormulaCode, linesOf, type Role, type TraceLine } from '../tax-law/index.ts'

/** A line that moved, with what names it. Cents, signed as in the trace. */
export interface Move {
  /** The line as it is after the change; as it was before, where it is gone. */
  readonly line: TraceLine
  /** Whose, where it is one person's. */
  readonly person: Role | null
  readonly before: Cents
  readonly after: Cents
  readonly by: Cents
}

/** What only repeats a line above or beneath it. */
const repeated: readonly FormulaCode[] = [
  'settlement.household',
  'settlement',
  'settlement.euros',
  'settlement.threshold',
  'balance',
  'box1.premiums',
  'box1.incomeTax',
  'thresholdIncome.person',
]

const personOf = (id: string): Role | null =>
  id.startsWith('taxpayer.') ? 'taxpayer' : id.startsWith('partner.') ? 'partner' : null

/** The lines that moved between two returns, in the order of the trace, each thing once. */
export function movesOf({ before, after, moved }: Comparison): readonly Move[] {
  const lines = new Map([...linesOf(before.trace), ...linesOf(after.trace)].map((line) => [line.id, line]))
  const places = [...new Set([...linesOf(after.trace), ...linesOf(before.trace)].map(({ id }) => id))]
  return moved
    .flatMap(({ id, code, before: from, after: to, by }): readonly Move[] => {
      const line = lines.get(id)
      return line === undefined || repeated.includes(code)
        ? []
        : [{ line, person: personOf(id), before: from, after: to, by }]
    })
    .sort((one, other) => places.indexOf(one.line.id) - places.indexOf(other.line.id))
}

const taxes: readonly FormulaCode[] = ['box1.tax', 'rateAdjustment', 'box2.tax', 'box3.tax']

/** The taxes and credits that moved, the largest first: together they are what the tax of the household moved by. */
export const taxMovesOf = (comparison: Comparison): readonly Move[] =>
  movesOf(comparison)
    .filter(({ line: { formula } }) => taxes.includes(formula.code) || formula.code.startsWith('credit.'))
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
