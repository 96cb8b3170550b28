import { type Copy, copy } from '@aangiftewijs/domain/language'
import { rulesOfYear, type TaxYear, taxYears } from '@aangiftewijs/domain/tax-law'
import { euros, percent, same } from '../../blocks.ts'

/** The figures the law is computed with, as the guide shows them: there is no second copy of one. Amounts in cents, rates in thousandths of a percent. */
type FigureOf = (year: TaxYear) => number

export const generalCredit: FigureOf = (year) => rulesOfYear(year).credits.general.under.max
export const labourCredit: FigureOf = (year) => rulesOfYear(year).credits.labour.under.maxima[2]
const combinationCredit: FigureOf = (year) => rulesOfYear(year).credits.combination.under.max
const elderlyCredit: FigureOf = (year) => rulesOfYear(year).credits.elderly.max

const yearsFrom = (first: TaxYear): readonly TaxYear[] => taxYears.filter((year) => year >= first)

/** A rate in thousandths of a percent, as people read it. */
export const rateWords = (thousandths: number): Copy => percent(thousandths / 1000)
const topRateOf: FigureOf = (year) => rulesOfYear(year).box1.under.at(-1)?.rate ?? 0
const homeRate: FigureOf = (year) => rulesOfYear(year).home.steps.at(-1)?.rate ?? 0
const deductedAtMost: FigureOf = (year) => topRateOf(year) - rulesOfYear(year).rateAdjustment.rate

const listed = (locale: string, years: readonly TaxYear[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(years.map(String))

/** The part of its WOZ value that most homes add to the income. */
export function homeRateOf(year: TaxYear): Copy {
  const rate = rateWords(homeRate(year))
  return copy(`${rate.en} of its WOZ value`, `${rate.nl} van de WOZ-waarde`)
}

const likeIn2023 = taxYears.filter((year) => homeRate(year) === homeRate(2023))
/** The part of its WOZ value that most homes add to the income, as in 2023, and the years in which it is that. */
export const homeRateOf2023 = {
  rate: rateWords(homeRate(2023)),
  years: copy(listed('en-GB', likeIn2023), listed('nl-NL', likeIn2023)),
}

/** The highest rate at which is deducted. */
export const deductionRate = (year: TaxYear): Copy => rateWords(deductedAtMost(year))
export const deductionRates = taxYears.map((year) => ({
  year: String(year),
  amount: deductionRate(year),
}))

/** The threshold and the maximum of gifts, and by what those to culture count for more. */
const { threshold, most, cultural } = rulesOfYear(2024).gifts
const withThatThreshold = taxYears.filter((year) => {
  const { rate, least } = rulesOfYear(year).gifts.threshold
  return rate === threshold.rate && least === threshold.least
})
const [firstOfThem, lastOfThem] = [withThatThreshold[0], withThatThreshold.at(-1)]
export const giftFigures = {
  rate: rateWords(threshold.rate),
  least: euros(threshold.least / 100),
  years: copy(`${firstOfThem} to ${lastOfThem}`, `${firstOfThem} tot en met ${lastOfThem}`),
  most: rateWords(most),
  more: rateWords(cultural.rate),
  moreAtMost: euros(cultural.most / 100),
}

/** Up to what an amount is not charged, and not refunded, in 2024. */
const { charged, refunded } = rulesOfYear(2024).settlement
export const notSettledOf2024 = { charged: euros(charged / 100), refunded: euros(refunded / 100) }

/** The first rate of box 1 in 2023, and its two parts. */
const { under, premiums } = rulesOfYear(2023).box1
const firstOf2023 = under[0]?.rate ?? 0
export const firstRate = {
  whole: rateWords(firstOf2023),
  tax: rateWords(firstOf2023 - premiums.under),
  premiums: rateWords(premiums.under),
}

/** Box 2: one rate through 2023, and two in the years since. */
export function box2RatesOf(year: TaxYear): Copy {
  const [first, second] = rulesOfYear(year).box2.brackets
  const low = rateWords(first?.rate ?? 0)
  if (second === undefined) return low
  const [high, upTo] = [rateWords(second.rate), euros((first?.upTo ?? 0) / 100)]
  return copy(`${low.en} up to ${upTo.en}, then ${high.en}`, `${low.nl} tot ${upTo.nl}, daarboven ${high.nl}`)
}
export const box2RateOf2023 = box2RatesOf(2023)
export const box2Rates = yearsFrom(2024).map((year) => ({ year: String(year), amount: box2RatesOf(year) }))

const amountOf = (figure: FigureOf, year: TaxYear): Copy => euros(figure(year) / 100)

/** The amounts of every other year than the one a figure of the guide names. */
export const inOtherYears = (figure: FigureOf, named: TaxYear) =>
  taxYears.filter((year) => year !== named).map((year) => ({ year: String(year), amount: amountOf(figure, year) }))

export const yearHeads: readonly Copy[] = taxYears.map((year) => same(String(year)))

const byYear = (figure: FigureOf): readonly Copy[] => taxYears.map((year) => amountOf(figure, year))
export const combinationCredits = byYear(combinationCredit)
export const elderlyCredits = byYear(elderlyCredit)
export const singleElderlyCredits = byYear((year) => rulesOfYear(year).credits.singleElderly.amount)
export const youngDisabledCredits = byYear((year) => rulesOfYear(year).credits.youngDisabled.amount)
export const greenExempt = byYear((year) => rulesOfYear(year).credits.green.exempt)

/** The healthcare threshold of a single by year: the fixed one and up to which income, then up to which income the first rate. */
export const healthcareRows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const { lowThreshold, lowIncome, upTo } = rulesOfYear(year).healthcare
  return [same(String(year)), ...[lowThreshold.single, lowIncome.single, upTo].map((cents) => euros(cents / 100))]
})
const { rate, rateAbove, increase } = rulesOfYear(2024).healthcare
export const healthcareRates = {
  upTo: rateWords(rate),
  above: rateWords(rateAbove),
  more: rateWords(increase.under),
  morePension: rateWords(increase.pension),
}

const exactly = (thousandths: number): Copy => {
  const text = `${(thousandths / 1000).toFixed(2)}%`
  return copy(text, text.replace('.', ','))
}

/** The rate on the deemed return of box 3 of 2022, and of the years after the specification's. */
export const box3RateOf2022 = rateWords(rulesOfYear(2022).box3.rate)
export const box3Rates = yearsFrom(2023).map((year) => ({
  year: String(year),
  amount: rateWords(rulesOfYear(year).box3.rate),
}))

/** Box 3 by year: the allowance, above what debts count, and the deemed returns, final where they are known. */
export const box3Rows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const { allowance, debtThreshold, final, provisional } = rulesOfYear(year).box3
  const { bank, other, debt } = final ?? provisional ?? { bank: 0, other: 0, debt: 0 }
  const name = final ? same(String(year)) : copy(`${year}, provisional`, `${year}, voorlopig`)
  return [name, euros(allowance / 100), euros(debtThreshold / 100), exactly(bank), exactly(other), exactly(debt)]
})

/** Box 1 of a year below state pension age, but for its top rate; slices with the same rate are one. */
function lowerBracketsOf(year: TaxYear): Copy {
  const brackets = rulesOfYear(year).box1.under
  const lower = brackets.slice(0, -1).filter(({ rate }, index) => rate !== brackets[index + 1]?.rate)
  const parts = lower.map(({ upTo, rate }) => ({ rate: rateWords(rate), upTo: euros(upTo / 100) }))
  return copy(
    parts.map(({ rate, upTo }) => `${rate.en} up to ${upTo.en}`).join(', then '),
    parts.map(({ rate, upTo }) => `${rate.nl} tot en met ${upTo.nl}`).join(', dan '),
  )
}

/** Box 1 of a year below state pension age. */
export function bracketsOf(year: TaxYear): Copy {
  const [lower, top] = [lowerBracketsOf(year), rateWords(topRateOf(year))]
  return copy(`${lower.en}, then ${top.en}`, `${lower.nl}, daarboven ${top.nl}`)
}

export const bracketRows: readonly (readonly Copy[])[] = taxYears.map((year) => [
  same(String(year)),
  lowerBracketsOf(year),
  rateWords(topRateOf(year)),
])

/** From state pension age, by year: the first rate of box 1, and the two credits that everyone and who works has. */
export const pensionAgeRows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const { box1, credits } = rulesOfYear(year)
  const [first] = box1.pension
  return [
    same(String(year)),
    rateWords(first?.rate ?? 0),
    euros(credits.general.pension.max / 100),
    euros(credits.labour.pension.maxima[2] / 100),
  ]
})

/** The 30% ruling by year: what the taxable salary has to be above, and the highest salary it counts over. */
export const rulingRows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const { salaryNorm, wageCap } = rulesOfYear(year).ruling
  const most = Number.isFinite(wageCap) ? euros(wageCap / 100) : copy('no maximum', 'geen maximum')
  return [same(String(year)), euros(salaryNorm / 100), most]
})
