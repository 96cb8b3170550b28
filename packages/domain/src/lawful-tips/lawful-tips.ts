import type { Copy } from '../language/index.ts'
import type { LawfulFigure } from '../lawful-result/index.ts'
import { tipRules } from './rules.ts'

/** A tip that follows from how a result came about. */
export interface LawfulTip {
  readonly id: string
  readonly href: string
  readonly tip: Copy
  readonly reason: Copy
  /** For the `{places}` of the reason; formatted. */
  readonly values: Readonly<Record<string, string>>
}

/** What a result under the law says could be better: first those whose worth is known, what is done at once before the rest. */
export function lawfulTips(result: Pick<LawfulFigure, 'household' | 'computed'>): readonly LawfulTip[] {
  const given = tipRules.flatMap(({ when, ...tip }) => {
    const values = when(result)
    return values === null ? [] : [{ ...tip, values }]
  })
  const hasAmount = ({ values }: LawfulTip) => values.amount !== undefined
  return [...given.filter(hasAmount), ...given.filter((tip) => !hasAmount(tip))]
}
