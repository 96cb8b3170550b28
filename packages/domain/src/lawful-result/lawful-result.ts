import type { TaxDocument } from '../documents/index.ts'
import { computeReturn, type UnsupportedReason } from '../tax-law/index.ts'
import { uncountedAt } from '../tax-return/index.ts'
import { figureOf, type LawfulFigure } from './figure.ts'
import { type Answers, circumstancesIn, householdOf, type StatedHousehold } from './household-of.ts'
import { type UnreadableReason, unreadable } from './unreadable.ts'
import { type WithoutReasons, withoutReasons } from './without.ts'

/** Why the law has no figure. */
export type Reason = UnsupportedReason | UnreadableReason

/** The law has no figure that could be given without guessing. */
export interface NoLawfulFigure {
  readonly kind: 'unsupported'
  readonly year: number
  readonly reasons: readonly Reason[]
  /** What the rest comes to; absent where that says nothing. */
  readonly without?: WithoutReasons
}

/** No income is known yet. */
export interface NotEnoughKnown {
  readonly kind: 'unknown'
  readonly year: number
  /** The names of the files that may hold it, and do not count until the person says whether they do. */
  readonly uncounted: readonly string[]
  /** Whether the return is submitted: then only a correction can say. */
  readonly completed: boolean
}

/** The headline wherever a result is shown. */
export type LawfulResult = LawfulFigure | NoLawfulFigure | NotEnoughKnown

/** What the law of its year says of a return, as far as it is answered and read from documents. Pure. */
export function lawfulResult(answers: Answers, documents: readonly TaxDocument[]): LawfulResult {
  const stated = householdOf(answers, documents)
  return stated === null ? withoutIncome(answers, documents) : lawfulResultOf(answers.year, stated)
}

/** What is ruled out already is said at once: no income makes it a figure. */
function withoutIncome(answers: Answers, documents: readonly TaxDocument[]): NoLawfulFigure | NotEnoughKnown {
  const { year, completed } = answers
  const reasons = circumstancesIn(answers).map((code) => ({ code }))
  if (reasons.length > 0) return { kind: 'unsupported', year, reasons }
  const uncounted = uncountedAt('income', answers, documents).map(({ filename }) => filename)
  return { kind: 'unknown', year, uncounted, completed }
}

/** What the law of a year says of a household. Pure. */
export function lawfulResultOf(year: number, stated: StatedHousehold): LawfulFigure | NoLawfulFigure {
  const computed = computeReturn(year, stated.household)
  switch (computed.kind) {
    case 'unsupported':
      return withoutFigure(year, stated, computed.reasons)
    case 'invalid': {
      const problems = computed.problems.map(unreadable)
      return { kind: 'unsupported', year, reasons: [...reasonsOnceMended(year, stated, problems), ...problems] }
    }
    case 'computed':
      return figureOf(computed, stated)
  }
}

/** What rules a figure out still when these fields are mended: of the household without them. */
function reasonsOnceMended(
  year: number,
  { household }: StatedHousehold,
  problems: readonly UnreadableReason[],
): readonly UnsupportedReason[] {
  const mended = computeReturn(
    year,
    problems.reduce<object>((rest, { field }) => withoutField(rest, field.split('.')), household),
  )
  if (mended.kind === 'unsupported') return mended.reasons
  return mended.kind === 'computed' ? [] : (household.circumstances ?? []).map((code) => ({ code }))
}

function withoutField(whole: object, [first = '', ...rest]: readonly string[]): object {
  const { [first]: part, ...others } = whole as Readonly<Record<string, unknown>>
  const isInside = rest.length > 0 && typeof part === 'object' && part !== null
  return isInside ? { ...others, [first]: withoutField(part, rest) } : others
}

function withoutFigure(year: number, stated: StatedHousehold, reasons: readonly UnsupportedReason[]): NoLawfulFigure {
  const without = withoutReasons(year, stated, reasons)
  return { kind: 'unsupported', year, reasons, ...(without && { without }) }
}
