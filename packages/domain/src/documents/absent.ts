import type { Statement } from './documents.schema.ts'

/** What every statement of wages or of a pension has both of: what was earned, and what was withheld of it. */
export type AbsentName = 'salary' | 'taxWithheld'

/**
 * The amount that was not found on an income statement that has the other one; null where both are there, or neither. It was missed, or is
 * nothing: only its person can tell. Of income without an employer nothing is withheld.
 */
export function absentIn(statement: Statement): AbsentName | null {
  if (statement.kind !== 'income_statement') return null
  const { salary, taxWithheld, otherIncome = null } = statement
  if (otherIncome !== null || (salary === null) === (taxWithheld === null)) return null
  return salary === null ? 'salary' : 'taxWithheld'
}
