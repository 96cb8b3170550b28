import type { Assessed, Prepared } from '../assess.ts'
import type { PersonFigures, Role } from '../result.ts'
import type { TraceLine } from '../trace-line.ts'
import { deductionsLine } from './deductions.ts'
import { householdLines } from './household.ts'
import { line } from './line.ts'
import { personLine } from './person.ts'

/** The tree of lines behind a return: what is settled, each person's part of it, and what the household divided. */
export function traceOf(
  prepared: Prepared,
  assessed: Assessed,
  people: readonly (readonly [Role, PersonFigures])[],
): TraceLine {
  const lines = people.flatMap(([role, person]) => {
    const base = prepared[role]
    return base ? [personLine({ role, person, base, prepared, assessed })] : []
  })
  return line(
    'settlement',
    'settlement.household',
    lines.reduce((sum, { amount }) => sum + amount, 0),
    { parts: lines, steps: [...householdLines(prepared), deductionsLine(prepared, assessed)] },
  )
}

/** Every line of a trace, parents first. */
export function* linesOf(trace: TraceLine): Generator<TraceLine> {
  yield trace
  for (const child of trace.parts) yield* linesOf(child)
  for (const child of trace.steps) yield* linesOf(child)
}
