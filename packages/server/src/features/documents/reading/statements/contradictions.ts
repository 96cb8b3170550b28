import type { Cents } from '@aangiftewijs/domain/money'
import type { Idea } from '../candidates/lexicon.ts'
import type { AmountField, Role, ScoredAmount } from './scored-amounts.ts'
import { type Settled, sumOf } from './settle.ts'
import { isNamedBy, isOfAnother } from './speech.ts'

/** Whether something speaks against what was taken for a field, by its words or by the other amounts of the paper. */
type Doubt = (best: Settled, around: readonly ScoredAmount[]) => boolean

/** Whether no word at a figure says what it was taken for, or its label says something else. */
export const isCalledElse = (field: AmountField, { amounts }: Pick<Settled, 'amounts'>): boolean =>
  amounts.every(({ ideasAround }) => isNamedBy(field, ideasAround) === false) ||
  amounts.some(({ ideas }) => isOfAnother(field, ideas))

/** Months, periods of four weeks and quarters of a year. */
const timesAYear = [12, 13, 4]
/** Whether an amount is of one month, four weeks or quarter of what is alike in all of them; each is rounded by itself. */
const isOfOnePeriod = (cents: Cents, year: Cents): boolean =>
  timesAYear.some((times) => Math.abs(year - times * cents) <= (times * (cents % 100 === 0 ? 100 : 1)) / 2)

/** Whether of other amounts one is the sum of a value and another of them. */
const isAddend = (value: Cents, others: readonly ScoredAmount[]): boolean =>
  others.some(({ cents }) => cents > 0 && others.some((sum) => sum.cents === value + cents))

/** Amounts that are called the same were left out: those of other loan parts, or of other employers. */
function isPartLeftOut({ amounts, value }: Settled, alike: readonly ScoredAmount[]): boolean {
  const rest = alike.filter((amount) => amount.cents !== 0 && amount.cents !== value && !amounts.includes(amount))
  if (value > 0 && isAddend(value, rest)) return true
  const others = rest.filter((amount) => !amount.isAside && !isOfOnePeriod(amount.cents, value))
  return others.length > 0 && sumOf(others) !== value && sumOf(rest) !== value
}

/** Interest elsewhere on the paper is called the same and was left out. */
export const isLoanPartLeftOut: Doubt = (best, around) => {
  const [first] = best.amounts
  const isAlike = ({ letters }: ScoredAmount) => letters === first?.letters
  return first?.ideas.has('interest') === true && isPartLeftOut(best, around.filter(isAlike))
}

/** From this share on another amount may be of another employer on its line. Bare numbers have less. */
const mayBeToo = 0.1

/** An amount in the columns of the same line is called the same and was left out. */
export const isEmployerLeftOut =
  (field: AmountField): Doubt =>
  (best, around) => {
    const [first] = best.amounts
    const isAlike = (amount: ScoredAmount) =>
      amount.row === first?.row &&
      amount.letters === first.letters &&
      (amount.isAside || amount.shareOf(field).part > mayBeToo) &&
      amount.legibility >= first.legibility
    return isPartLeftOut(best, around.filter(isAlike))
  }

/** What was taken for the debt that is left is what two other printed amounts differ by, both larger: the repayment. */
export const isRepayment: Doubt = ({ value }, around) => {
  const larger = new Set(around.flatMap(({ cents }) => (cents > value ? [cents] : [])))
  return value > 0 && [...larger].some((cents) => larger.has(cents + value))
}

/** What others pay of a bill, as letters. */
const paidByOthers = /vergoed|verzekera|reimburs|insurer|coveredby/

/** What was taken for the costs is what they were before others paid a part of them, and what was left is printed, too. */
export const isBeforeOthersPaid: Doubt = ({ value }, around) => {
  const isPrinted = (cents: number) => cents > 0 && around.some((amount) => amount.cents === cents)
  return around.some(({ letters, cents }) => cents > 0 && paidByOthers.test(letters) && isPrinted(value - cents))
}

/** Of amounts taken together one is another less what is printed, too: both are of the same, such as what was due and what was paid. */
export const isOneOfAnother: Doubt = ({ amounts }, around) =>
  amounts.some((one) =>
    amounts.some((other) =>
      around.some((rest) => rest !== other && rest.cents > 0 && rest.cents === one.cents - other.cents),
    ),
  )

/** From this share on an amount tells what another is. */
const telling = 0.5

/** What was taken for the interest is what the debts at both ends of the year differ by. */
export const isRepaid: Doubt = ({ value }, around) => {
  const are = (role: Role) => around.flatMap((one) => (one.shareOf(role).part > telling ? [one.cents] : []))
  const closing = new Set(are('remainingBalance'))
  return value > 0 && are('opening').some((cents) => closing.has(cents - value))
}

/** What was taken for the debt that is left is printed less a repayment, too: it is what was owed before. */
export const isOpening: Doubt = ({ value }, around) => {
  const printed = new Set(around.map(({ cents }) => cents))
  return around.some(
    (amount) => amount.shareOf('repayment').part > telling && amount.cents > 0 && printed.has(value - amount.cents),
  )
}

/** Two amounts of different names are added up, and little says that they are two parts. */
export const isOddPair: Doubt = ({ amounts: [one, two, ...more], agreeing }) =>
  two !== undefined && more.length === 0 && one?.letters !== two.letters && agreeing < 2

/** Interest beyond this is more often added up with a debt than true. Euro cents. */
const rareInterest = 6_000_000
const isRareInterest: Doubt = ({ value }) => value > rareInterest

const withCosts = /kosten|costs|fees|charges/
/** Interest that is called interest and costs, where other interest is not. */
const isWithCosts: Doubt = ({ amounts }, around) =>
  amounts.some(({ letters }) => withCosts.test(letters)) &&
  around.some((one) => one.ideas.has('interest') && !withCosts.test(one.letters) && !amounts.includes(one))

/** No tax is named where the tax was taken from, and one is elsewhere. */
const isTaxElsewhere: Doubt = ({ amounts: [best], value }, around) =>
  best?.ideas.has('tax') === false &&
  around.some(
    ({ ideas, cents, isAside }) =>
      ideas.has('tax') &&
      !isOfAnother('taxWithheld', ideas) &&
      !isNamedBy('salary', withoutTax(ideas)) &&
      cents > 0 &&
      cents !== value &&
      !isAside,
  )
const withoutTax = (ideas: ReadonlySet<Idea>) => new Set([...ideas].filter((idea) => idea !== 'tax'))

const anyDoubt =
  (...all: readonly Doubt[]): Doubt =>
  (best, around) =>
    all.some((isDoubtful) => isDoubtful(best, around))

const doubts: Readonly<Partial<Record<AmountField, Doubt>>> = {
  salary: isEmployerLeftOut('salary'),
  taxWithheld: anyDoubt(isEmployerLeftOut('taxWithheld'), isTaxElsewhere),
  mortgageInterest: anyDoubt(isLoanPartLeftOut, isOneOfAnother, isOddPair, isRepaid, isWithCosts, isRareInterest),
  remainingBalance: anyDoubt(isRepayment, isOpening, isOneOfAnother, isOddPair),
  amount: isBeforeOthersPaid,
}

/** Whether the words at what was taken for a field, or other amounts of the paper, speak against it. */
export const isContradicted = (field: AmountField, best: Settled, around: readonly ScoredAmount[]): boolean =>
  isCalledElse(field, best) || (doubts[field]?.(best, around) ?? false)
