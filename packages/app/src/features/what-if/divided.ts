import type { LawfulResult } from '@aangiftewijs/domain/lawful-result'
import type { Cents } from '@aangiftewijs/domain/money'
import type { SplitData, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { type Division, divisionOf, ownDivisionFields, worthIt } from '@aangiftewijs/domain/what-if'

/** A return and the best division of what its partners may divide. */
export interface Divided {
  readonly division: Division
  readonly filing: TaxFiling
}

/** The best division of a return with this result; null where there is none. */
export function dividedOf(filing: TaxFiling, result: LawfulResult): Divided | null {
  if (result.kind !== 'figure' || !result.household.partner) return null
  const division = divisionOf(result.year, result.household)
  return division && { division, filing }
}

/** Whether the division of the return was chosen and none is better. */
export const isChosen = ({ division, filing }: Divided): boolean =>
  filing.splitData !== null && division.best.saves.asGiven <= 0

/** What dividing differently would save; 0 where nobody would change anything for it. */
export const leftToGain = ({ division: { best } }: Divided): Cents =>
  best.saves.asGiven >= worthIt ? best.saves.asGiven : 0

/** Whether a return keeps just this division. */
export const isSame = (kept: SplitData | null, splitData: SplitData): boolean =>
  kept !== null && ownDivisionFields.every((part) => kept[part] === splitData[part])
