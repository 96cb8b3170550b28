import type { Cents } from '@aangiftewijs/domain/money'
import { isTotal } from '../candidates/sheet.ts'
import { type Doubt, isCalledElse, isOfAnother, says } from './contradictions.ts'
import { isBeforeOthersPaid, isLessThanNothing, isPartOfBill, isVat } from './doubts-of-bills.ts'
import type { AmountField } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, hinting, type Settled, sumOf, telling } from './settle.ts'

/** Months, periods of four weeks and quarters of a year. */
const timesAYear = [12, 13, 4]
/** Whether an amount is of one month, four weeks or quarter of what is alike in all of them; each is rounded by itself. */
const isOfOnePeriod = (cents: Cents, year: Cents): boolean =>
  timesAYear.some((times) => Math.abs(year - times * cents) <= (times * (cents % 100 === 0 ? 100 : 1)) / 2)

/** Whether of other amounts one is the sum of a value and another of them. */
const isAddend = (value: Cents, others: readonly ScoredAmount[]): boolean =>
  value > 0 && others.some(({ cents }) => cents > 0 && others.some((sum) => sum.cents === value + cents))

/** Amounts that are called the same were left out: those of other loan parts, or of other employers. */
function isPartLeftOut({ amounts, value }: Settled, alike: readonly ScoredAmount[]): boolean {
  const rest = alike.filter((amount) => amount.cents !== 0 && amount.cents !== value && !amounts.includes(amount))
  if (isAddend(value, rest)) return true
  const others = rest.filter((amount) => !amount.isAside && !isOfOnePeriod(amount.cents, value))
  return others.length > 0 && sumOf(others) !== value && sumOf(rest) !== value
}

/** Whether two amounts of a line are called the same: of a label that is broken over two lines one may have a part. */
const isCalledAlike = (a: Pick<ScoredAmount, 'letters'>, b: Pick<ScoredAmount, 'letters'>): boolean =>
  [
    [a.letters, b.letters],
    [b.letters, a.letters],
  ].some(([whole = '', part = '']) => part !== '' && (whole.startsWith(part) || whole.endsWith(part)))

/** Interest elsewhere on the paper is called the same and was left out. */
export const isLoanPartLeftOut: Doubt = (best, around) => {
  const [first] = best.amounts
  // Of a label that is broken over two lines a later column has the beginning.
  const isAlike = ({ letters, row, shareOf }: ScoredAmount) =>
    letters === first?.letters ||
    (row === first?.row && first.letters.startsWith(letters) && shareOf('remainingBalance').part < telling)
  return first?.ideas.has('interest') === true && isPartLeftOut(best, around.filter(isAlike))
}

/** From this share on another amount may be of another employer on its line. Bare numbers have less, and are told by what they are called. */
const mayBeToo = 0.1
const calledToo = 0.9

/** An amount in the columns of the same line is called the same and was left out. */
export const isColumnLeftOut: Doubt = (best, around, field) =>
  best.amounts.some((own) => {
    const isAlike = (amount: ScoredAmount) =>
      amount.row === own.row &&
      isCalledAlike(amount, own) &&
      (amount.shareOf(field).part > mayBeToo ||
        (field !== 'remainingBalance' && (amount.isAside || amount.saidOf(field) > calledToo))) &&
      amount.legibility >= own.legibility
    const alike = around.filter(isAlike)
    // The debt of the last quarter is printed again for the year.
    const isAgain = field === 'remainingBalance' && alike.filter(({ cents }) => cents === best.value).length > 1
    // All others of the line are its parts, also where the heading of a column is taken for the label.
    const others = around.filter(({ row, cents }) => row === own.row && cents !== best.value)
    return !isAgain && !addsUpTo(best.value, others) && isPartLeftOut(best, alike)
  })

/** Of a column that was added up an amount between the first and the last was left out. */
const isColumnBroken: Doubt = ({ amounts, value, isSum }, around) => {
  const [first, last] = [amounts[0], amounts.at(-1)]
  if (!isSum || !first?.isHeaded || !last || !amounts.every(({ group }) => group === first.group)) return false
  const isBetween = ({ row, group }: ScoredAmount) => row > first.row && row < last.row && group === first.group
  return around.some((one) => isBetween(one) && one.cents > 0 && one.cents !== value && !amounts.includes(one))
}

/** What was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export const isRepayment: Doubt = ({ value }, around) =>
  isAddend(
    value,
    around.filter(({ cents }) => cents > value),
  )

/** Costs that are printed as less than nothing, and not read so. */
const isPrintedLess: Doubt = ({ amounts, value }) => value > 0 && amounts.some(({ isLess }) => isLess)

const ofYearBefore = /vorigjaar|voorgaand|previousyear|lastyear/
/** What was taken for the debt that is left, or a part of it, is of the year before by its name, or is printed less a repayment, too: it is what was owed before. */
export const isOpening: Doubt = ({ amounts, value }, around) => {
  if (amounts.some(({ letters }) => ofYearBefore.test(letters))) return true
  const repayments = around.filter(({ cents, shareOf }) => cents > 0 && shareOf('repayment').part > telling)
  const isRepaidOf = (owed: Cents) =>
    repayments.some((repaid) => around.some((left) => addsUpTo(owed, [left, repaid]) && left.cents > 0))
  return [value, ...amounts.map(({ cents }) => cents)].some(isRepaidOf)
}

/** What was taken for the debt that is left is rather what was owed before, by all that is seen of it, and no reckoning says otherwise. */
const isRatherOpening: Doubt = ({ amounts, agreeing }, _, field) =>
  agreeing === 0 && amounts.some(({ shareOf }) => shareOf('opening').part > shareOf(field).part + shareOf(field).total)

/** What was taken for the interest is what is called so with what is rather a repayment: all that was paid. */
const isWithRepayment: Doubt = ({ value }, around, field) =>
  around.some(
    (interest) =>
      interest.saidOf(field) > telling &&
      around.some(
        ({ cents, shareOf }) =>
          cents > 0 &&
          interest.cents + cents === value &&
          shareOf('repayment').part > Math.max(shareOf(field).part, hinting),
      ),
  )

/** Of two amounts of a sentence that were added up the words between them are the label of both. */
const haveOneLabel: Doubt = ({ amounts, isSum }) =>
  isSum &&
  amounts.some((one) =>
    amounts.some(
      ({ row, letters }) =>
        row === one.row && letters !== one.letters && letters !== '' && one.letters.endsWith(letters),
    ),
  )

/** What was taken for a field is of a month, a quarter or four weeks: another amount that is called the field, too, is that of all of them. */
const isOfPeriod: Doubt = ({ value }, around, field) =>
  around.some(({ cents, saidOf }) => cents > value && saidOf(field) > hinting && isOfOnePeriod(value, cents))

/** The end of a year that is named. */
const endOfNamedYear = /31\s?[-/. ]\s?(?:12|dec(?:ember)?)\s?[-/. ]\s?20\d\d(?!\d)/gi
/** Its label names the ends of two years: it may be of either. */
const isOfTwoYears: Doubt = ({ amounts: [best] }) => new Set(best?.label.match(endOfNamedYear)).size > 1

/** A total was added to what it is a total of. */
const hasTotalAmongParts: Doubt = ({ amounts, value }) => {
  const parts = amounts.filter(({ cents }) => cents !== value)
  const totals = parts.filter(({ label }) => isTotal({ text: label }))
  return totals.length > 0 && totals.length < parts.length
}

/** More debts of one name stand one below the other than interests were added up: that of a part was not seen. */
const isOfFewerThanDebts: Doubt = ({ amounts, isSum, value }, around) => {
  if (!isSum || around.some(({ cents }) => cents === value)) return false
  const debts = around.filter((one) => !one.isAside && one.cents > 0 && one.shareOf('remainingBalance').part > telling)
  const isMore = (all: readonly ScoredAmount[]) =>
    all.every(({ saidOf }) => saidOf('remainingBalance') > telling) &&
    new Set(all.map(({ cents }) => cents)).size > amounts.length &&
    new Set(all.map(({ row }) => row)).size === all.length &&
    !all.some(({ cents }) => 2 * cents === sumOf(all))
  return debts.some(({ letters }) => isMore(debts.filter((one) => one.letters === letters)))
}

/** Ends a label that is broken off: of interest and something else. */
const andMore = /\b(?:en|and|plus)$/i
const isWithMore: Doubt = ({ amounts }) => amounts.some(({ label }) => andMore.test(label))

/** Whether another amount of the statement, and of another value, is called something. */
const isElsewhere = (value: Cents, around: readonly ScoredAmount[], is: (amount: ScoredAmount) => boolean) =>
  around.some((one) => one.cents > 0 && one.cents !== value && !one.isAside && is(one))

/** No tax is named where the tax was taken from, and one is elsewhere or no table bears it out. */
const isTaxElsewhere: Doubt = ({ amounts: [best], value, agreeing }, around) => {
  const isTax = ({ ideas }: ScoredAmount) =>
    ideas.has('tax') && !isOfAnother('taxWithheld', ideas) && !says(ideas, ['wage', 'benefit', 'taxable', 'gross'])
  return best?.ideas.has('tax') === false && (agreeing === 0 || isElsewhere(value, around, isTax))
}

/** The taxed wage by the numbers of the boxes of the tax authority's form. */
const columnOfWage = /(?:kolom|column)14/
/** From this share on an amount is the tax itself, such as `wage tax`, but for one that is more than this part of the wage. */
const mostlyTax = 0.7
const mostOfWage = 0.55
/** No tax is named where a wage was taken from. */
const isUntaxed = ({ ideas, letters }: ScoredAmount) => !says(ideas, ['tax', 'taxable']) && !columnOfWage.test(letters)

/** No tax is named where the wage was taken from, and a wage for the tax is elsewhere: this one is gross. */
const isTaxedElsewhere: Doubt = ({ amounts: [best], value }, around) =>
  best !== undefined &&
  isUntaxed(best) &&
  isElsewhere(
    value,
    around,
    ({ ideas, cents, shareOf }) =>
      (shareOf('taxWithheld').part < mostlyTax || cents > mostOfWage * value) &&
      says(ideas, ['tax', 'taxable']) &&
      says(ideas, ['wage', 'benefit']) &&
      !ideas.has('withheld') &&
      !isOfAnother('salary', ideas),
  )

/** A wage that no tax is named with is often what is taxed, but not beside another amount that is little less and that little explains. */
const leastTaxed = 0.5
const wellExplained = 0.8
const isGross: Doubt = ({ amounts: [best], value, agreeing }, around) =>
  best !== undefined &&
  isUntaxed(best) &&
  agreeing < 2 &&
  !isTotal({ text: best.label }) &&
  isElsewhere(value, around, ({ cents, letters, explained }) => {
    const isLittleLess = cents > leastTaxed * value && cents < value
    return isLittleLess && explained < wellExplained && letters !== best.letters && !isRest(cents, value, around)
  })

/** Neither the label of what was taken for the wage says so, nor the rest of what is seen of it. */
const [hardlySaid, hardlyShared] = [0.3, 0.1]
const isHardlyWage: Doubt = ({ amounts }, _, field) =>
  amounts.some((amount) => {
    const { part, total } = amount.shareOf(field)
    return amount.saidOf(field) < hardlySaid && part + total < hardlyShared
  })

/** What was taken for the wage is rather gross by all that is seen of it. */
const isRatherGross: Doubt = ({ amounts }) =>
  amounts.some(
    (amount) =>
      isUntaxed(amount) && !amount.ideas.has('benefit') && amount.shareOf('gross').part > amount.shareOf('salary').part,
  )

/** Whether an amount is what is left of a wage less one or two others, such as the tax and a contribution: what was paid out. */
function isRest(rest: Cents, whole: Cents, around: readonly ScoredAmount[]): boolean {
  const all = around.map(({ cents }) => cents).filter((cents) => cents > 0)
  return all.some((cents) => [0, ...all].includes(whole - rest - cents))
}

/** Another amount of the line is called the same and is about as large: that of another year, most likely. */
const isOneOfTwoYears: Doubt = ({ amounts: [best], value }, around) =>
  isElsewhere(value, around, ({ row, letters, cents }) => {
    const isAsLarge = cents > value / 2 && cents < value * 2
    return isAsLarge && row === best?.row && isCalledAlike({ letters }, best)
  })

/** Parts of an income that are contributed to care insurance, by those who get it and by those who pay it, of 2022 to 2025. */
const ratesOfCare = [0.055, 0.0543, 0.0532, 0.0526, 0.0675, 0.0668, 0.0657, 0.0651]
/** Less may be alike by chance. Euro cents. */
const leastContribution = 10_000
/** What was taken for the tax is the contribution to care insurance of another amount, to the cent. */
const isCareContribution: Doubt = ({ value }, around) =>
  value > leastContribution &&
  around.some(({ cents }) => ratesOfCare.some((rate) => Math.abs(rate * cents - value) <= 1))

/** Nobody pays more interest than this, in cents, on what the paper says nothing of: a debt of at least so many times as much. */
const muchInterest = 3_000_000
const leastTimes = 6
const isWithoutDebt: Doubt = ({ value }, around) =>
  value > muchInterest && !around.some(({ cents }) => cents > leastTimes * value)

/** No word of the label of what was taken for interest says so, and it is no total. */
const leastSaid = 0.03
const isUnsaid: Doubt = ({ amounts }, _, field) =>
  amounts.some((amount) => amount.saidOf(field) < leastSaid && amount.shareOf(field).total < amount.shareOf(field).part)

/** Interest and costs together are less than what was taken for the interest. */
const isMoreThanWithCosts: Doubt = ({ value }, around) => {
  const sums = around.filter(
    ({ cents, isAside, shareOf }) => cents > 0 && !isAside && shareOf('totalInterestAndFees').part > telling,
  )
  return sums.length > 0 && sums.every(({ cents }) => cents < value)
}

const doubts: Readonly<Partial<Record<AmountField, readonly Doubt[]>>> = {
  salary: [isColumnLeftOut, isOfPeriod, isTaxedElsewhere, isGross, isRatherGross, isHardlyWage],
  taxWithheld: [isColumnLeftOut, isOfPeriod, isTaxElsewhere, isCareContribution],
  mortgageInterest: [
    isLoanPartLeftOut,
    isWithMore,
    isOfPeriod,
    hasTotalAmongParts,
    isOfFewerThanDebts,
    isColumnBroken,
    isWithoutDebt,
    isMoreThanWithCosts,
    isUnsaid,
    isWithRepayment,
    haveOneLabel,
  ],
  remainingBalance: [isColumnLeftOut, isRepayment, isOpening, isRatherOpening, isOfTwoYears, hasTotalAmongParts],
  deductibleCosts: [isPrintedLess],
  amount: [isLessThanNothing, isBeforeOthersPaid, isPartOfBill, isVat, isOneOfTwoYears],
}

/** Whether the words at what was taken for a field, or other amounts of the paper, speak against it. */
export const isContradicted = (field: AmountField, best: Settled, around: readonly ScoredAmount[]): boolean =>
  isCalledElse(field, best.amounts) || (doubts[field] ?? []).some((isDoubtful) => isDoubtful(best, around, field))
