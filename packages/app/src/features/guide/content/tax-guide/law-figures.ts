import { type Copy, copy } from '@aangiftewijs/domain/language'
import { rulesOfYear, type TaxYear, taxYears } from '@aangiftewijs/domain/tax-law'
import { euros, percent, same } from '../../blocks.ts'

/** The figures the law is computed with, as the guide shows them: there is no second copy of one. Amounts in cents, rates in thousandths of a percent. */
type FigureOf = (year: TaxYear) => number

export const generalCredit: FigureOf = (year) => rulesOfYear(year).credits.general.under.max
export const labourCredit: FigureOf = (year) => rulesOfYear(year).credits.labour.under.maxima[2]
const combinationCredit: FigureOf = (year) => rulesOfYear(year).credits.combination.under.max
const elderlyCredit: FigureOf = (year) => rulesOfYear(year).credits.elderly.max

const amountOf = (figure: FigureOf, year: TaxYear): Copy => euros(figure(year) / 100)

/** The amounts of every other year than the one a figure of the guide names. */
export const inOtherYears = (figure: FigureOf, named: TaxYear) =>
  taxYears.filter((year) => year !== named).map((year) => ({ year: String(year), amount: amountOf(figure, year) }))

export const yearHeads: readonly Copy[] = taxYears.map((year) => same(String(year)))

const byYear = (figure: FigureOf): readonly Copy[] => taxYears.map((year) => amountOf(figure, year))
export const combinationCredits = byYear(combinationCredit)
export const elderlyCredits = byYear(elderlyCredit)

const exactly = (thousandths: number): Copy => {
  const text = `${(thousandths / 1000).toFixed(2)}%`
  return copy(text, text.replace('.', ','))
}

/** The rates on the deemed return of box 3, of the years after the specification's. */
export const box3Rates = ([2023, 2024, 2025, 2026] as const).map((year) => ({
  year: String(year),
  amount: percent(rulesOfYear(year).box3.rate / 1000),
}))

/** Box 3 by year: the allowance and the deemed returns, final where they are known. */
export const box3Rows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const { allowance, final, provisional } = rulesOfYear(year).box3
  const { bank, other, debt } = final ?? provisional ?? { bank: 0, other: 0, debt: 0 }
  const name = final ? same(String(year)) : copy(`${year}, provisional`, `${year}, voorlopig`)
  return [name, euros(allowance / 100), exactly(bank), exactly(other), exactly(debt)]
})

/** Box 1 by year, below state pension age; slices with the same rate are one. */
export const bracketRows: readonly (readonly Copy[])[] = taxYears.map((year) => {
  const brackets = rulesOfYear(year).box1.under
  const lower = brackets.slice(0, -1).filter(({ rate }, index) => rate !== brackets[index + 1]?.rate)
  const parts = lower.map(({ upTo, rate }) => ({ rate: percent(rate / 1000), upTo: euros(upTo / 100) }))
  return [
    same(String(year)),
    copy(
      parts.map(({ rate, upTo }) => `${rate.en} up to ${upTo.en}`).join(', then '),
      parts.map(({ rate, upTo }) => `${rate.nl} tot en met ${upTo.nl}`).join(', dan '),
    ),
    percent((brackets.at(-1)?.rate ?? 0) / 1000),
  ]
})
