import type { Cents } from '../money/index.ts'
import type { ComputedReturn, Household } from '../tax-law/index.ts'
import type { Assumed } from './assumed.ts'
import type { Gap } from './gap.ts'

/** Of a dividend, also one of a person's own company. Dividend Tax Act 1965, articles 1 and 5. */
const dividendTaxPercent = 15

const usualDividendTax = ({ box2Income }: ComputedReturn['household']): Cents =>
  Math.round((box2Income * dividendTaxPercent) / 100)

const dividendTaxOf = ({ taxpayer, partner }: Household): readonly (Cents | undefined)[] => [
  taxpayer.dividendTaxWithheld,
  partner?.dividendTaxWithheld,
]

/**
 * Income of a person's own company of which no dividend tax was told, or less than of a dividend. A sale has none, which is told by 0;
 * less may be both of a sale and of shares in box 3. Pure.
 */
export function untoldDividendTax(household: Household, computed: ComputedReturn): readonly Gap[] {
  if (computed.household.box2Income === 0) return []
  const told = dividendTaxOf(household).flatMap((amount) => amount ?? [])
  if (told.length === 0) return ['dividend-tax']
  const sum = told.reduce((all, amount) => all + amount, 0)
  return sum > 0 && sum < usualDividendTax(computed.household) ? ['dividend-tax-below-usual'] : []
}

/** What hangs on something a figure stands on, at most; 0 where no amount can be told. */
const stakes: Readonly<Partial<Record<Assumed, (computed: ComputedReturn) => Cents>>> = {
  'dividend-tax': ({ household }) => usualDividendTax(household),
  'dividend-tax-below-usual': ({ household }) => usualDividendTax(household),
  'partner-apart': ({ taxpayer }) => taxpayer.combinationCredit,
  'elders-wage': ({ taxpayer }) => taxpayer.labourCredit,
  'partner-elders-wage': ({ partner }) => partner?.labourCredit ?? 0,
  'non-resident-choice': taxOfReturns,
  'non-resident-choice-since-before-2024': taxOfReturns,
}

function taxOfReturns({ taxpayer, partner }: ComputedReturn): Cents {
  return [taxpayer, ...(partner ? [partner] : [])].reduce((all, one) => all + one.taxBox2 + one.taxBox3, 0)
}

/** Cents that hang on something a figure stands on; 0 where no amount can be told. */
export const atStake = (assumed: Assumed, computed: ComputedReturn): Cents => stakes[assumed]?.(computed) ?? 0
