import type { Cents } from '../money/index.ts'
import type { Household } from '../tax-law/index.ts'

/** The figures of a household that can be tried out, by their path in it. Cents over the year, or on 1 January. */
const triedFigures = [
  'taxpayer.wages',
  'taxpayer.benefits',
  'taxpayer.pensions',
  'taxpayer.otherWork',
  'taxpayer.otherIncome',
  'taxpayer.taxWithheld',
  'taxpayer.greenInvestments',
  'partner.wages',
  'partner.benefits',
  'partner.pensions',
  'partner.otherWork',
  'partner.otherIncome',
  'partner.taxWithheld',
  'partner.greenInvestments',
  'home.wozValue',
  'home.interest',
  'box3.savings',
  'box3.investments',
  'box3.debts',
  'box3.actualReturn.income',
  'box3.actualReturn.valueChange',
  'gifts.ordinary',
  'gifts.cultural',
  'gifts.periodic',
  'gifts.periodicFromBefore5October2022',
  'healthcare.treatment',
  'healthcare.medicines',
  'box2Income',
] as const
export type TriedFigure = (typeof triedFigures)[number]

const isThere: Readonly<Record<string, (household: Household) => boolean>> = {
  partner: ({ partner }) => partner !== undefined,
  home: ({ home }) => home !== undefined,
  'box3.actualReturn': ({ box3 = {} }) => (box3.savings ?? 0) + (box3.investments ?? 0) > 0,
}

/** Those that this household can have: a partner's only with a partner, the home's with a home, a return with wealth. */
export const figuresOf = (household: Household): readonly TriedFigure[] =>
  triedFigures.filter((figure) =>
    Object.entries(isThere).every(([part, has]) => !figure.startsWith(`${part}.`) || has(household)),
  )

/** What a figure is now, in cents; 0 where it was not given. */
export function amountOf(household: Household, figure: TriedFigure): Cents {
  const value = figure
    .split('.')
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null ? Object.entries(within).find(([key]) => key === name)?.[1] : 0,
      household,
    )
  return typeof value === 'number' ? value : 0
}
