import type { IncomeStatementData } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { withheldTaxOn } from '@aangiftewijs/domain/tax-law'
import { type Row, says, textOfRow } from '../candidates/sheet.ts'
import { readHolder } from '../texts/holder.ts'
import { readName } from '../texts/names.ts'
import { daysOf, readPeriod, yearOfPeriod } from '../texts/periods.ts'
import { readBsn, readYear } from '../texts/text-fields.ts'
import { withBenefitsAdded, withTaxedWhole } from './benefits.ts'
import type { AmountFigure } from './certainty.ts'
import { type Figure, fieldsOf } from './figure.ts'
import { incomeSourceOf, isOfBenefit, isOfOtherIncome, isOfWork, readOtherIncome } from './income-source.ts'
import { addsUpLine, othersOfLine } from './line-sums.ts'
import type { Model } from './model.ts'
import { isCalledYearly, timeOf } from './other-papers.ts'
import { isPageLeftOut } from './pages-left-out.ts'
import { type Fields, figuresOf, type Passage, seconded, unless } from './passage.ts'
import type { AmountField, Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import {
  addsUpTo,
  hinting,
  isInColumn,
  netOf,
  type Settled,
  settleOne,
  settleTogether,
  summedIn,
  summedOf,
  telling,
  withDoubt,
} from './settle.ts'
import { isUncut } from './split-statements.ts'
import { isSumOf, reweighed, toBeAdded } from './totals.ts'

/** The year whose tables count where a paper names none. */
const latestYear = 2025
/** Of what the tables withhold a part of a year or a special rate leaves this much, in parts of the wage, and cents. */
const tolerance = 0.06
const leastTolerance = 50_000
/** Tables go by steps: what they withhold without credits is so near to the rates. */
const nearly = 0.005
/** A wage beyond this is more often a euro sign read as a 6 than true. Euro cents. */
const rareWage = 50_000_000

/** How well a wage and the tax withheld of it go together by the tax law of the year. */
const fitOfYear = (year: number) => (wage: Cents, withheld: Cents) => {
  if (wage <= 0 && withheld <= 0) return { weight: 1, isBorneOut: false }
  const { least, usual, ofPension, uncredited, most } = withheldTaxOn(Math.max(0, wage), year)
  const reach = Math.max(leastTolerance, tolerance * wage)
  const isLawful = wage > 0 && wage <= rareWage && withheld >= Math.max(0, least - reach) && withheld <= most + 100
  const isUncredited = Math.abs(withheld - uncredited) <= nearly * uncredited
  const isUsual = isUncredited || (withheld >= Math.min(usual, ofPension) - reach && withheld <= usual + 2 * reach)
  return { weight: isLawful ? 1 : 0.02, isBorneOut: isLawful && isUsual }
}

/** Taxes are seldom less than this part of a wage that is worth mixing up with one. */
const leastOfWage = 0.1

/** From this share on an amount tells what the sum is that it is a part of. */
const tellingOfSum = 0.3

/** From this share on an amount may be a wage. */
const mayBe = 0.1

/** The amounts of its line, of its name, or of its column, that an amount is the sum of: those of two benefits, or of months. */
function partsOf(field: AmountField, amount: ScoredAmount, amounts: readonly ScoredAmount[]) {
  if (addsUpLine(amount, amounts, true)) return othersOfLine(amount, amounts, true)
  // Another line adds up in that column, too: `Totaal` of several tariffs or pensions.
  const isOther = (other: ScoredAmount) => other !== amount && isInColumn(other, amount) && addsUpLine(other, amounts)
  if (amount.shareOf(field).part > hinting && addsUpLine(amount, amounts) && amounts.some(isOther))
    return othersOfLine(amount, amounts)
  const named = amounts.filter(({ row, letters }) => row < amount.row && letters === amount.letters)
  if (named.length > 1 && addsUpTo(amount.cents, named)) return named
  const inColumn = summedIn(amount, amounts)
  const isOfField = inColumn.some((part) => part.isHeaded && part.shareOf(field).part > telling)
  return isOfField && isOnLineOfSums(amount, amounts) ? inColumn : summedOf(field, amount, amounts)
}

/** Whether another amount of its line is the sum of its column, too: that of two benefits. */
const isOnLineOfSums = (amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean =>
  amounts.some((other) => other !== amount && other.row === amount.row && summedIn(other, amounts).length > 1)

/** Sums in the place of what they are sums of. */
function withSums(amounts: readonly ScoredAmount[], field: 'salary' | 'taxWithheld'): readonly ScoredAmount[] {
  const found = amounts.flatMap((amount) => {
    const parts = partsOf(field, amount, amounts)
    const alike = [amount, ...parts].filter((one) => one === amount || one.letters === parts[0]?.letters)
    const share = Math.max(0, ...alike.map(({ shareOf }) => shareOf(field).part))
    return share > tellingOfSum ? [{ amount, parts, share }] : []
  })
  const counted = new Set(found.flatMap(({ parts }) => parts))
  const left = amounts.filter((amount) => !counted.has(amount))
  return left.map((amount) => {
    const sum = found.find((one) => one.amount === amount)
    if (!sum) return amount
    const { part, total } = amount.shareOf(field)
    const own = { part: Math.max(part, sum.share), total }
    // It is what its parts are called, whatever its line is.
    const ideas = new Set([amount, ...sum.parts].flatMap((one) => [...one.ideas]))
    return { ...amount, ideas, shareOf: (role: Role) => (role === field ? own : amount.shareOf(role)) }
  })
}

/** A number that is not more is of something else than the wage of a year. Euro cents. */
const leastWage = 10_000
/** A pension or benefit is taxed whole: where nothing is called the taxed wage, what is called gross is it. */
function withGrossBenefits({ amounts: printed, rows }: Passage): readonly ScoredAmount[] {
  const all = withTaxedWhole(withBenefitsAdded(printed))
  if (!isOfBenefit(rows)) return all
  // `waarvan AOW-pensioen` is a part of what stands above it.
  const isPart = ({ letters, ideas }: ScoredAmount) => /^(?:waarvan|ofwhich)/.test(letters) && !ideas.has('tax')
  const amounts = all.filter((amount) => !isPart(amount))
  const isNamed = amounts.some(
    ({ saidOf, isAside, cents }) => !isAside && cents > leastWage && saidOf('salary') > tellingOfSum,
  )
  if (isNamed) return amounts
  const asGross = (amount: ScoredAmount): ScoredAmount => {
    const [own, gross] = [amount.shareOf('salary'), amount.shareOf('gross')]
    const share = own.part > gross.part ? own : gross
    const said = Math.max(amount.saidOf('salary'), amount.saidOf('gross'))
    return {
      ...amount,
      shareOf: (role: Role) => (role === 'salary' ? share : amount.shareOf(role)),
      saidOf: (role: Role) => (role === 'salary' ? said : amount.saidOf(role)),
    }
  }
  return amounts.map((amount) => (amount.ideas.has('gross') ? asGross(amount) : amount))
}

/** What a wage or tax that is to be added up is called, and taken for, at least; its label ends in so many letters alike. */
const called = 0.5
const likely = 0.05
const sharedEnd = 12
/** Heads columns of what one employer pays under several numbers. */
const relation = /^(?:inkomstenverhouding|ikv|income relation)(?:snummer|nummer|[ -]?nr\.?| number)?:?$/i
const areOfRelations = (rows: readonly Row[]): boolean =>
  rows.some(
    ({ cells: [first, ...numbers] }) =>
      relation.test(first?.text ?? '') && numbers.length > 1 && numbers.every(({ text }) => /^\d{1,4}$/.test(text)),
  )

/** Wages or taxes of one name that the paper says are to be added up, or that one employer pays under several numbers, as the sum; null where it does not, or prints the sum. */
function toldSum(field: 'salary' | 'taxWithheld', { amounts, rows }: Passage): Settled | null {
  const own = amounts.filter(
    (amount) => !amount.isAside && amount.saidOf(field) > called && amount.shareOf(field).part > likely,
  )
  const [first, ...others] = own
  // Each may have the name of its pension in front.
  const name = first?.letters.slice(-sharedEnd) ?? ''
  const areAlike = others.every(({ letters, cents }) => letters.endsWith(name) && cents !== first?.cents)
  const value = netOf(own)
  const isPrinted = amounts.some(({ cents }) => cents === value)
  if (others.length === 0 || !areAlike || isPrinted || !(says(rows, toBeAdded) || areOfRelations(rows))) return null
  return { value, amounts: own, isSum: true, isTold: true, posterior: 0.98, agreeing: 1, against: 0 }
}

/** Without what makes another amount of the paper of the likeliest wage: it was paid back or kept before the wage was taxed. */
const withoutKept = (amounts: readonly ScoredAmount[], wage: Settled | undefined): readonly ScoredAmount[] =>
  wage === undefined
    ? amounts
    : amounts.filter(({ cents }) => cents <= 0 || !amounts.some((whole) => whole.cents === wage.value + cents))

/** How many times likelier a tax is that is what was paid out less than the wage. */
const borneOutByNet = 8

/** What wage and tax may be, settled together. */
export function settleIncome(passage: Passage) {
  const amounts = withGrossBenefits(passage)
  const fit = fitOfYear(passage.year ?? latestYear)
  const goTogether = (wage: Cents, tax: Cents) => fit(wage, tax).weight === 1
  const added = { salary: withSums(amounts, 'salary'), taxWithheld: withSums(amounts, 'taxWithheld') }
  // Taxes that add up where no wages do are of something else, such as dividends: on the line of their sum is that of what was taxed.
  const isBesideWages = (tax: ScoredAmount) =>
    !amounts.includes(tax) &&
    amounts.some(
      (wage) =>
        wage.row === tax.row &&
        wage.shareOf('salary').part > mayBe &&
        goTogether(wage.cents, tax.cents) &&
        summedIn(wage, amounts).length > 1,
    )
  const areAdded = added.salary.length < amounts.length || added.taxWithheld.some(isBesideWages)
  const [wage, tax] = [toldSum('salary', passage), toldSum('taxWithheld', passage)]
  if (wage && tax && wage.amounts.length === tax.amounts.length && goTogether(wage.value, tax.value))
    return { salary: [wage], taxWithheld: [tax] }
  const of = (field: 'salary' | 'taxWithheld', wage?: Settled) =>
    settleOne(withoutKept(areAdded ? added[field] : amounts, wage), field).map((one) => {
      const isSum = areAdded && one.amounts.some((amount) => !amounts.includes(amount))
      return isSum ? { ...one, agreeing: one.agreeing + 1 } : one
    })
  // What was taken for the tax has no wage on the paper, but is the wage to another of its amounts.
  const isWage = ({ value }: Settled) =>
    !amounts.some(({ cents }) => goTogether(cents, value)) && amounts.some(({ cents }) => goTogether(value, cents))
  // What was taken for the wage has no tax, but is the tax of another amount of the paper.
  const isTax = ({ value, agreeing }: Settled) =>
    agreeing === 0 && amounts.some(({ cents }) => value > leastOfWage * cents && goTogether(cents, value))
  const salary = of('salary')
  const nets = new Set(amounts.flatMap(({ ideas, cents }) => (ideas.has('net') ? [cents] : [])))
  const printed = new Set(amounts.map(({ cents }) => cents))
  const isAll = (value: Cents) => amounts.some(({ cents }) => cents > 0 && printed.has(value - cents) && cents < value)
  // What was paid out is the wage less the tax; what is the tax and another amount together is all that was kept.
  const timesOf = ({ value }: Settled) =>
    value > 0 && nets.has((salary[0]?.value ?? 0) - value) && !isAll(value) ? borneOutByNet : 1
  const taxes = reweighed(of('taxWithheld', salary[0]), timesOf).map((one) => (isWage(one) ? withDoubt(one) : one))
  const [wages, taxWithheld] = settleTogether(salary, taxes, (one, other) => fit(one.value, other.value))
  return { salary: wages.map((one) => (one.value === 0 || isTax(one) ? withDoubt(one) : one)), taxWithheld }
}

/** What the tax authority knows an employer by. */
const payrollNumber = /\b\d{9}L\d\d\b/g
/** Whether a statement names two employers by their numbers and two wages: it may be two, whose titles were not seen, and its figures are of either. */
function isOfTwoEmployers({ rows, amounts }: Passage): boolean {
  // Those in the columns of one line are told apart.
  const named = rows.map((row) => textOfRow(row).match(payrollNumber) ?? []).filter(({ length }) => length === 1)
  const wages = amounts.filter(({ shareOf }) => shareOf('salary').part > mayBe)
  return new Set(named.flat()).size > 1 && new Set(wages.map(({ cents }) => cents)).size > 1
}

/** Whether a figure is one of those that the paper adds up, or of the columns that it says are to be added up: no two of its amounts make it. */
function isOneToBeAdded(figure: AmountFigure | null, { file, rows, amounts }: Passage): boolean {
  const [own, more] = figure?.parts ?? []
  if (!own || more) return false
  if (amounts.some((sum) => sum.cents !== own.cents && summedIn(sum, amounts).includes(own))) return true
  if (file || !says(rows, toBeAdded)) return false
  const isOneOfSeveral = amounts.some(
    ({ row, letters, cents, isAside }) =>
      (row === own.row || letters === own.letters) && cents !== own.cents && !isAside,
  )
  return isOneOfSeveral && !isSumOf(own.cents, 2, amounts)
}

/** The year that a period is within. */
function yearWithin(period: Figure<string> | null): Figure<number> | null {
  if (period === null) return null
  const year = yearOfPeriod(period.value)
  return year === null ? null : { ...period, value: year }
}

/** A month has no more days, nor has one up to the first of the next. */
const month = 32

export function readIncomeStatement(passage: Passage, model: Model): Fields<IncomeStatementData> {
  const { file, rows, texts } = passage
  // A payslip or a declaration has the same labels as the statement of the year.
  const time = timeOf(passage)
  const period = readPeriod(texts, rows)
  // Somebody may have worked a month or less; then a title says that the paper is of a year.
  const isOfMonth = period !== null && daysOf(period.value) <= month && !isCalledYearly(file?.rows ?? rows)
  const isUnsure =
    time !== 'whole year' || isOfOtherIncome(rows) || isOfTwoEmployers(passage) || isUncut(passage) || isOfMonth
  const { salary, taxWithheld } = seconded((own) => figuresOf(settleIncome(own), own, model), passage, isUnsure)
  const isNotAll =
    isOneToBeAdded(salary, passage) ||
    isPageLeftOut('salary', salary, passage) ||
    isPageLeftOut('taxWithheld', taxWithheld, passage)
  const otherIncome = readOtherIncome(passage)
  const fiscalYear = readYear(texts, rows) ?? (file ? readYear(file.texts, file.rows) : null) ?? yearWithin(period)
  const employerName = readName('employerName', texts, rows, model)
  const bsn = readBsn(texts, rows) ?? (file ? readBsn(file.texts, file.rows) : null)
  return {
    kind: 'income_statement',
    ...fieldsOf(
      {
        salary: unless(isNotAll, salary),
        taxWithheld: unless(isNotAll, taxWithheld),
        ...(otherIncome && { otherIncome }),
      },
      // Each number of an employer has a time of its own.
      { employerName, fiscalYear, bsn, employmentPeriod: areOfRelations(rows) ? null : period },
    ),
    holderName: readHolder(rows),
    source: incomeSourceOf(rows, employerName?.value ?? null),
    ...(isOfWork(rows) && { isOfWork: true }),
    ...(time === 'other paper' && { isOfYear: false }),
  }
}
