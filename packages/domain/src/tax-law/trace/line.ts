import type { Cents } from '../../money/index.ts'
import type { FormulaCode } from '../trace.copy.ts'
import type { LawSource, RoundingName, TraceLine, TraceValue } from '../trace-line.ts'

/** Values of a formula, as the lines are written: an amount in cents, or a value with its kind. */
type Values = Readonly<Record<string, Cents | TraceValue>>

/** What a line may say besides its amount; everything left out is empty, the rounding `exact`. */
export interface LineDetails {
  readonly values?: Values
  readonly inputs?: readonly string[]
  readonly uses?: readonly string[]
  readonly law?: LawSource | undefined
  readonly rounding?: RoundingName
  readonly parts?: readonly (TraceLine | undefined)[]
  readonly steps?: readonly (TraceLine | undefined)[]
}

const none: readonly never[] = []
const noValues: Readonly<Record<string, TraceValue>> = {}

const valuesOf = (values: Values): Readonly<Record<string, TraceValue>> => {
  const typed: Record<string, TraceValue> = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) typed[name] = typeof value === 'number' ? { kind: 'amount', cents: value } : value
  }
  return typed
}

const present = (lines: readonly (TraceLine | undefined)[]): readonly TraceLine[] =>
  lines.filter((line) => line !== undefined)

/** A percentage as a formula's value. */
export const rateValue = (thousandths: number): TraceValue => ({ kind: 'percent', thousandths })

/** A plain number as a formula's value. */
export const numberValue = (number: number): TraceValue => ({ kind: 'number', number })

/** A line of the trace. */
export const line = (id: string, code: FormulaCode, amount: Cents, details: LineDetails = {}): TraceLine => ({
  id,
  amount,
  formula: { code, values: details.values ? valuesOf(details.values) : noValues },
  inputs: details.inputs ?? none,
  uses: details.uses ?? none,
  law: details.law,
  rounding: details.rounding ?? 'exact',
  parts: details.parts ? present(details.parts) : none,
  steps: details.steps ? present(details.steps) : none,
})

/** A line that is left out when it is 0. */
export const lineUnlessZero = (
  id: string,
  code: FormulaCode,
  amount: Cents,
  details?: LineDetails,
): TraceLine | undefined => (amount === 0 ? undefined : line(id, code, amount, details))

/** What lifts a negative sum of `parts` to 0, so that they still add up to `amount`. */
export const floorAtZero = (id: string, sum: Cents, amount: Cents): TraceLine | undefined =>
  lineUnlessZero(`${id}.floor`, 'floor.zero', amount - sum)
