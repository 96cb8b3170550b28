import type { Cents } from '../money/index.ts'
import { computeReturn } from './compute-return.ts'
import type { Household } from './household.ts'
import type { ComputedReturn, InvalidHousehold, Role, UnsupportedReturn } from './result.ts'
import type { Rate } from './rounding.ts'
import { linesOf } from './trace/trace.ts'
import type { FormulaCode } from './trace.copy.ts'
import type { TraceLine } from './trace-line.ts'

/** One figure of a household set to another: a path such as `taxpayer.wages` and its new value; `undefined` takes it out. */
export interface Change {
  readonly field: string
  readonly to: unknown
}

/** A line of the trace that moved. Cents, signed as in the trace; a line that is not there counts as 0. */
export interface MovedLine {
  readonly id: string
  readonly code: FormulaCode
  readonly before: Cents
  readonly after: Cents
  readonly by: Cents
}

/** Two returns beside each other. */
export interface Comparison {
  readonly kind: 'compared'
  readonly before: ComputedReturn
  readonly after: ComputedReturn
  /** What the balance moved by, to the cent: positive is more to pay. */
  readonly by: Cents
  /** Every line that moved, in the order of the trace. */
  readonly moved: readonly MovedLine[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withField(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  const before = isObject(value) ? value : {}
  const after = rest.length === 0 ? to : withField(before[name], rest, to)
  const { [name]: _, ...others } = before
  return after === undefined ? others : { ...others, [name]: after }
}

/** The household with one figure changed; the part it lies in is made when it is missing. */
export const changed = (household: unknown, { field, to }: Change): unknown =>
  withField(household, field.split('.'), to)

function movedLines(before: TraceLine, after: TraceLine): readonly MovedLine[] {
  const old = new Map([...linesOf(before)].map((line) => [line.id, line]))
  const now = new Map([...linesOf(after)].map((line) => [line.id, line]))
  const all = new Map([...old, ...now])
  return [...all.values()].flatMap(({ id, formula }): readonly MovedLine[] => {
    const [from, to] = [old.get(id)?.amount ?? 0, now.get(id)?.amount ?? 0]
    return from === to ? [] : [{ id, code: formula.code, before: from, after: to, by: to - from }]
  })
}

/**
 * What changing one figure does: both returns, and which lines moved by how much.
 *
 * @returns `unsupported` or `invalid` when one of the two returns is, of the first that is
 */
export function whatIf(
  year: number,
  household: unknown,
  change: Change,
): Comparison | UnsupportedReturn | InvalidHousehold {
  const before = computeReturn(year, household)
  if (before.kind !== 'computed') return before
  const after = computeReturn(year, changed(household, change))
  if (after.kind !== 'computed') return after
  return {
    kind: 'compared',
    before,
    after,
    by: after.balance - before.balance,
    moved: movedLines(before.trace, after.trace),
  }
}

/** What more wage costs in tax, with the credits it moves. */
export interface MarginalRate {
  readonly kind: 'marginal'
  /** The extra wage, in cents. */
  readonly extra: Cents
  /** What of it goes to tax of both partners together, in cents; negative when credits outweigh it. */
  readonly tax: Cents
  /** `tax` as a rate of `extra`, in thousandths of a percent, to the nearest. */
  readonly rate: Rate
  /** The returns without and with it. */
  readonly compared: Comparison
}

/** The marginal rate: what `extra` (cents, € 1,000 by default) more wage of one person costs the household in tax. */
export function marginalRate(
  year: number,
  household: Household,
  extra: Cents = 100_000,
  role: Role = 'taxpayer',
): MarginalRate | UnsupportedReturn | InvalidHousehold {
  const wages = (household[role]?.wages ?? 0) + extra
  const compared = whatIf(year, household, { field: `${role}.wages`, to: wages })
  if (compared.kind !== 'compared') return compared
  return {
    kind: 'marginal',
    extra,
    tax: compared.by,
    rate: Math.round((compared.by * 100_000) / extra) + 0,
    compared,
  }
}
