import { type Circumstance, computeReturn, type Household, type UnsupportedReason } from '../tax-law/index.ts'
import type { LawfulFigure } from './lawful-result.ts'

/** What the rest of a return comes to, and which way what is left out moves it. */
export interface WithoutReasons extends Pick<LawfulFigure, 'outcome' | 'amount'> {
  /** `worse`: mostly more to pay or less back; `better`: the other way round; `either`: not known. */
  readonly change: 'worse' | 'better' | 'either'
}

/**
 * What of a household may be left out, and what it does to the rest. Profit and foreign income come on top (relief leaves the rate of the whole:
 * Besluit voorkoming dubbele belasting 2001), the others are deducted. Who lived here for a part of the year has other credits and boxes: of that
 * the rest says nothing.
 */
const moves: Readonly<Partial<Record<Circumstance, 'worse' | 'better'>>> = {
  'business-profit': 'worse',
  'foreign-income-with-relief': 'worse',
  'alimony-paid': 'better',
  'annuity-premiums': 'better',
}

/** The figure without what there is no figure for; null where that says nothing. */
export function withoutReasons(
  year: number,
  household: Household,
  reasons: readonly UnsupportedReason[],
): WithoutReasons | null {
  const ways = reasons.map(({ code }) => moves[code as Circumstance])
  if (ways.includes(undefined)) return null
  const { circumstances: _, ...rest } = household
  const computed = computeReturn(year, rest)
  if (computed.kind !== 'computed') return null
  const [first, ...others] = new Set(ways)
  return {
    outcome: computed.settlement === 0 ? 'nothing' : computed.settlement < 0 ? 'refund' : 'pay',
    amount: Math.abs(computed.settlement),
    change: first === undefined || others.length > 0 ? 'either' : first,
  }
}
