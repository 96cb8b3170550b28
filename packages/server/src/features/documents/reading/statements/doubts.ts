import type { Cents } from '@aangiftewijs/domain/money'
import { isTotal } from '../candidates/sheet.ts'
import { type Doubt, isCalledElse, isOfAnother, says } from './contradictions.ts'
import type { AmountField } from './roles.ts'
import type { ScoredAmount, Share } from './scored-amounts.ts'
import { addsUpTo, type Settled, sumOf, telling } from './settle.ts'
import { highestRate } from './settle-mortgage.ts'

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
  // What is less than nothing in a column beside others is taken off.
  const isTakenOff = amounts.every(({ isLess }) => !isLess) && rest.some(({ isLess }) => isLess)
  if (isAddend(value, rest) || isTakenOff) return true
  const others = rest.filter((amount) => !amount.isAside && !isOfOnePeriod(amount.cents, value))
  return others.length > 0 && ![others, rest, [...amounts, ...rest]].some((all) => sumOf(all) === value)
}

/** Whether two amounts of a line are called the same: of a label that is broken over two lines one may have a part. */
const isCalledAlike = (a: Pick<ScoredAmount, 'letters'>, b: Pick<ScoredAmount, 'letters'>): boolean =>
  [
    [a.letters, b.letters],
    [b.letters, a.letters],
  ].some(([whole = '', part = '']) => part !== '' && (whole.startsWith(part) || whole.endsWith(part)))

/** Of the amounts that were added up, to what is not printed, one is another of them and what else is: their sum. */
export const isWithItsPart: Doubt = ({ amounts, isSum, value }, around) => {
  if (!isSum || around.some(({ cents }) => cents === value)) return false
  const others = around.filter((one) => one.cents > 0 && !amounts.includes(one))
  const areIn = (whole: Cents) =>
    amounts.some(({ cents }) => others.some((rest) => cents > 0 && rest.cents === whole - cents))
  return amounts.some(({ cents }) => areIn(cents))
}

const isOfDebt = ({ part, total }: Share) => part + total >= telling

/** Interest elsewhere on the paper is called the same and was left out. */
export const isLoanPartLeftOut: Doubt = (best, around) => {
  const [first] = best.amounts
  // Of a label that is broken over two lines a later column has the beginning.
  const isAlike = ({ letters, row, shareOf }: ScoredAmount) =>
    letters === first?.letters ||
    (row === first?.row && first.letters.startsWith(letters) && !isOfDebt(shareOf('remainingBalance')))
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

/** What was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export const isRepayment: Doubt = ({ value }, around) =>
  isAddend(
    value,
    around.filter(({ cents }) => cents > value),
  )

const ofYearBefore = /vorigjaar|voorgaand|previousyear|lastyear/
/** What was taken for the debt that is left, or a part of it, is of the year before by its name, or is printed less a repayment, too: it is what was owed before. */
export const isOpening: Doubt = ({ amounts, value }, around) => {
  if (amounts.some(({ letters }) => ofYearBefore.test(letters))) return true
  // Where two headings are one, a repayment is told by its words, and what is left by being called the same.
  const repays = ({ cents, ideas, shareOf }: ScoredAmount, { letters }: ScoredAmount) =>
    cents > 0 && (shareOf('repayment').part > telling || (ideas.has('repaid') && letters === amounts[0]?.letters))
  const others = around.filter((one) => !amounts.includes(one))
  const isRepaidOf = (owed: Cents) =>
    others.some((left) => left.cents > 0 && around.some((one) => repays(one, left) && addsUpTo(owed, [left, one])))
  return [value, ...amounts.map(({ cents }) => cents)].some(isRepaidOf)
}

/** Whether another amount of the statement, and of another value, is called something. */
const isElsewhere = (value: Cents, around: readonly ScoredAmount[], is: (amount: ScoredAmount) => boolean) =>
  around.some((one) => one.cents > 0 && one.cents !== value && !one.isAside && is(one))

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

/** Whether an amount is what is left of a wage less one or two others, such as the tax and a contribution: what was paid out. */
function isRest(rest: Cents, whole: Cents, around: readonly ScoredAmount[]): boolean {
  const all = around.map(({ cents }) => cents).filter((cents) => cents > 0)
  return all.some((cents) => [0, ...all].includes(whole - rest - cents))
}

/** What was taken for interest is not called so, and is an amount that is and what was repaid, by what two debts differ: all that was paid. */
export const isAllPaid: Doubt = ({ amounts }, around) => {
  const debts = around.filter(({ shareOf }) => shareOf('remainingBalance').part > telling)
  const isRepaid = (cents: Cents) =>
    debts.some((left) => around.some((before) => cents > 0 && before.cents === left.cents + cents))
  const isInterest = ({ cents, ideas }: ScoredAmount) => cents > 0 && ideas.has('interest')
  return amounts.some(
    (own) => !isInterest(own) && around.some((paid) => isInterest(paid) && isRepaid(own.cents - paid.cents)),
  )
}

/** No word of the label of what was taken for interest, or for what is deductible, says so; it is no total, and no part of a printed one that says so. */
const leastSaid = 0.03
const isUnsaid: Doubt = ({ amounts, isSum, value }, around, field) =>
  amounts.some((one) => one.saidOf(field) < leastSaid && one.shareOf(field).total < one.shareOf(field).part) &&
  !(isSum && around.some((one) => one.cents === value && one.saidOf(field) > telling))

/** Of what was added up to interest one is called so beside its amount, and another something else: what the loan cost besides. */
const isWithOtherCosts: Doubt = ({ amounts, isSum, value }) => {
  const isInterest = ({ ideas }: ScoredAmount) => ideas.has('interest')
  const isElse = (one: ScoredAmount) => !isInterest(one) && !one.isHeaded && one.label !== ''
  return isSum && amounts.some(isInterest) && amounts.some(isElse) && amounts.every(({ cents }) => cents !== value)
}

/** What is to be declared is what was paid and the advantage of a low rate, which is wage: another is what was paid. */
const isWithAdvantage: Doubt = ({ value }, around) =>
  around.some(
    (one) => /voordeel|advantage|benefit/.test(one.letters) && around.some((paid) => paid.cents + one.cents === value),
  )

/** What was taken for interest is more than that of any other amount of a paper that names a debt. */
const isMoreThanOfAny: Doubt = ({ amounts, value }, around) => {
  const others = around.filter((one) => one.cents > 0 && one.cents !== value && !amounts.includes(one))
  const isOfDebt = others.some(({ ideas }) => says(ideas, ['debt', 'balance']))
  return isOfDebt && others.every(({ cents }) => value > highestRate * cents)
}

/** No word of the label of what was taken for interest, or for a part of it, says so, and another amount that may be it is called so. */
const isInterestElsewhere: Doubt = ({ amounts, value }, around, field) =>
  amounts.some(({ ideas }) => !ideas.has('interest')) &&
  isElsewhere(value, around, (one) => {
    const { part, total } = one.shareOf(field)
    return (
      one.ideas.has('interest') &&
      !says(one.ideas, ['deposit', 'received']) &&
      part + total > mayBeToo &&
      !amounts.includes(one)
    )
  })

/** Parts of an income that are contributed to care insurance, by those who get it and by those who pay it, of 2022 to 2025. */
const ratesOfCare = [0.055, 0.0543, 0.0532, 0.0526, 0.0675, 0.0668, 0.0657, 0.0651]
/** Less may be alike by chance. Euro cents. */
const leastContribution = 10_000
/** What was taken for the tax is the contribution to care insurance of another amount, to the cent. */
const isCareContribution: Doubt = ({ value }, around) =>
  value > leastContribution &&
  around.some(({ cents }) => ratesOfCare.some((rate) => Math.abs(rate * cents - value) <= 1))

/** `Loon waarover loonheffing is ingehouden` is what was taxed. */
const isTaxed: Doubt = ({ amounts }) =>
  amounts.some(({ letters }) =>
    /(?:loon|inkomen|wages?|income)(?:w\w{1,2}rover|waarvan|(?:on|of|over)which)/.test(letters),
  )

/** What others pay of a bill, as letters; and what was paid before it came, prices of a piece and what the tax is added to; unless they say what is left. */
const paidByOthers = /vergoed|verzeker|gedeclareerd|restitut|reimburs|refund|insur|coveredby/
const partOfBill =
  /aanbetal|voorschot|vooruitbet|downpayment|deposit|unitprice|eenheidsprijs|perstuk|stuksprijs|linetotal|subtot|zonderbtw|excl(?:uding|usief|usive)?(?:of)?(?:de)?(?:btw|vat)/
const whatIsLeft = /niet|not|eigen|own|zelf/
export const isPaidByOthers = ({ letters }: Pick<ScoredAmount, 'letters'>): boolean =>
  paidByOthers.test(letters) && !whatIsLeft.test(letters)
const isPartOfBill: Doubt = ({ amounts }) =>
  amounts.some((one) => isPaidByOthers(one) || (partOfBill.test(one.letters) && !whatIsLeft.test(one.letters)))

/** What was taken for the costs is what they were before others paid a part of them, and what was left is printed, too. */
export const isBeforeOthersPaid: Doubt = ({ value }, around) => {
  const isPrinted = (cents: Cents) => cents > 0 && around.some((amount) => amount.cents === cents)
  return around.some((one) => one.cents > 0 && isPaidByOthers(one) && isPrinted(value - one.cents))
}

/** Another amount on another line has the same label beside it and was left out: of two loan parts, or of a piece and of all, this is one. */
const isLineLeftOut: Doubt = ({ amounts, isSum, value }, around, field) =>
  !isSum &&
  amounts.some(({ letters, row, page, isHeaded }) =>
    isElsewhere(value, around, (one) => {
      const isAlike = one.letters === letters && one.page === page && one.row !== row && !isHeaded && !one.isHeaded
      const { part, total } = one.shareOf(field)
      return isAlike && part + total > likelyToo
    }),
  )
/** From this share on another amount would be taken for the field, too. */
const likelyToo = 0.9

/** Another amount of the line is called the same and is about as large: that of another year, most likely. */
const isOneOfTwoYears: Doubt = ({ amounts: [best], value }, around) =>
  isElsewhere(value, around, ({ row, letters, cents }) => {
    const isAsLarge = cents > value / 2 && cents < value * 2
    return isAsLarge && row === best?.row && isCalledAlike({ letters }, best)
  })

/** Another amount of the line is called the same and is so many times as large as a year is longer than a month, four weeks or a quarter: this one is of such a time. */
const isOfOneTime: Doubt = ({ amounts: [best], value }, around) =>
  best !== undefined &&
  value > 0 &&
  around.some(
    ({ row, cents, letters }) =>
      row === best.row && cents > value && isCalledAlike({ letters }, best) && isOfOnePeriod(value, cents),
  )

/** Of two amounts of a line that were added up the larger is of the year that the other is a month, four weeks or a quarter of. */
const isYearWithPeriod: Doubt = ({ amounts, isSum }) =>
  isSum &&
  amounts.some((one) =>
    amounts.some(({ row, cents }) => row === one.row && cents > one.cents && isOfOnePeriod(one.cents, cents)),
  )

/** Hundreds of euros. */
const isRound = ({ cents }: Pick<ScoredAmount, 'cents'>) => cents > 0 && cents % 10_000 === 0
/** Three amounts of the line or more are round, all there are, and others of the paper are not: an example, most likely. */
const isOfExample: Doubt = ({ amounts: [best] }, around) => {
  const line = around.filter(({ row }) => row === best?.row)
  return line.length > 2 && line.every(isRound) && around.some(({ cents }) => cents % 100 !== 0)
}

/** Costs that are printed as less than nothing, and not read so. */
const isPrintedLess: Doubt = ({ amounts, value }) => value > 0 && amounts.some(({ isLess }) => isLess)

/** Nobody pays less than nothing: what looks like its sign is something else, or it is paid back. */
const isLessThanNothing: Doubt = ({ value }) => value < 0

const doubts: Readonly<Partial<Record<AmountField, readonly Doubt[]>>> = {
  salary: [isOfExample, isColumnLeftOut, isOfOneTime, isYearWithPeriod, isTaxedElsewhere, isGross],
  taxWithheld: [isOfExample, isColumnLeftOut, isOfOneTime, isYearWithPeriod, isCareContribution, isTaxed],
  mortgageInterest: [
    isWithItsPart,
    isLoanPartLeftOut,
    isOfOneTime,
    isYearWithPeriod,
    isAllPaid,
    isUnsaid,
    isInterestElsewhere,
    isMoreThanOfAny,
    isWithOtherCosts,
    isWithAdvantage,
  ],
  remainingBalance: [isWithItsPart, isColumnLeftOut, isRepayment, isOpening, isLineLeftOut],
  deductibleCosts: [isPrintedLess, isOfOneTime, isUnsaid],
  amount: [isLessThanNothing, isPartOfBill, isBeforeOthersPaid, isOneOfTwoYears, isLineLeftOut],
}

/** Whether the words at what was taken for a field, or other amounts of the paper, speak against it. */
export const isContradicted = (field: AmountField, best: Settled, around: readonly ScoredAmount[]): boolean =>
  isCalledElse(field, best.amounts) || (doubts[field] ?? []).some((isDoubtful) => isDoubtful(best, around, field))
