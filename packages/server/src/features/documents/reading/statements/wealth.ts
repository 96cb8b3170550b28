import { sureEnough, type WealthData } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { mentions, type Row, says, titlesOf } from '../candidates/sheet.ts'
import { readHolder } from '../texts/holder.ts'
import { readName } from '../texts/names.ts'
import { readBsn, readYear } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { fieldsOf } from './figure.ts'
import { foreignMoney } from './foreign-money.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import { balances, type Role } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { type Settled, settleOne, settleSum, telling } from './settle.ts'
import { borneOut, reweighed, totalsOf } from './totals.ts'

/** What was on accounts, in investments and owed on the first of January may be, over all there are. */
export const settleWealth = ({ amounts }: Passage) => ({
  savings: settleSum(amounts, 'savings', 0),
  investments: settleSum(amounts, 'investments', 0),
  debts: settleSum(amounts, 'debts', 0),
  dividendTaxWithheld: settleDividendTax(amounts),
})

/** The tax on all dividends, and not on one of them. */
function settleDividendTax(printed: readonly ScoredAmount[]): readonly Settled[] {
  // What was withheld may be printed as less than nothing.
  const amounts = printed.map((amount) => (amount.cents < 0 ? { ...amount, cents: -amount.cents } : amount))
  const { totals, parts } = totalsOf('dividendTaxWithheld', amounts)
  const timesOf = ({ value }: Settled) => (parts.has(value) ? 1 / borneOut : totals.has(value) ? borneOut : 1)
  return reweighed(settleOne(amounts, 'dividendTaxWithheld'), timesOf)
}

type Balance = (typeof balances)[number]

/** From this share on an amount is of a mortgage and no debt of box 3; from the other on it is of another field. */
const surely = 0.8
const certainly = 0.95

/** Below this much of its share and of its label an amount is nothing of a field. */
const unthinkable = 0.02

/** How likely an amount is something, by itself or as the sum over parts. */
const shareOf = (amount: ScoredAmount, role: Role): number => amount.shareOf(role).part + amount.shareOf(role).total

/** What is earned or withheld in the year is no balance. */
const isIncome = ({ ideas }: ScoredAmount) => ideas.has('interest') || ideas.has('dividend')

/**
 * Whether all that is dated the first of January, or stands in a column with what is, is accounted for: in a sure sum, as the sum itself,
 * as a mortgage, or as what can be nothing of this field. A part that was not understood may be missing from the sum.
 */
function isAccountedFor(
  field: Balance,
  found: Readonly<Record<Balance, AmountFigure | null>>,
  { amounts }: Passage,
): boolean {
  const figures = balances.flatMap((name) => found[name] ?? [])
  const isSame = (amount: ScoredAmount) => (part: ScoredAmount) =>
    part.cents === amount.cents && part.letters === amount.letters
  const isPart = (amount: ScoredAmount) =>
    figures
      .filter(({ evidence }) => evidence.confidence >= sureEnough)
      .some(({ value, parts }) => value === amount.cents || parts.some(isSame(amount)))
  const isOfHouse = (amount: ScoredAmount) => amount.shareOf('house').part > surely
  const isOther = (amount: ScoredAmount) => {
    const isNothing = amount.isOfFirstDay && shareOf(amount, field) < unthinkable && amount.saidOf(field) < unthinkable
    const isOfAnother = balances.some((name) => name !== field && shareOf(amount, name) > certainly)
    return isNothing || isOfAnother || isIncome(amount)
  }
  const columns = new Set(figures.flatMap(({ parts }) => parts.map(({ group }) => group)))
  const asked = amounts.filter(({ isOfFirstDay, group, cents }) => (isOfFirstDay || columns.has(group)) && cents !== 0)
  return asked.every((amount) => isPart(amount) || isOfHouse(amount) || isOther(amount))
}

/** From this share on it is clear what a balance is. */
const clearly = 0.85
/** How sure a sum is of balances that are all clear. */
const summedUp = 0.96

/** Whether it is clear of all amounts of a paper what they are: a balance of the first or of the last day, or none. */
function areClear({ amounts }: Passage): boolean {
  const isOfFirst = (amount: ScoredAmount) =>
    [...balances, 'house' as const].some((name) => shareOf(amount, name) > clearly)
  const isEnd = (amount: ScoredAmount) => balances.some((name) => shareOf(amount, `${name}AtEnd`) > telling)
  const isNone = (amount: ScoredAmount) => balances.every((name) => amount.saidOf(name) < unthinkable)
  return amounts
    .filter((amount) => amount.cents !== 0 && !amount.isAside && !isIncome(amount))
    .every((amount) =>
      amount.isOfFirstDay ? isOfFirst(amount) && amount.legibility > legible : isEnd(amount) || isNone(amount),
    )
}
const legible = 0.9

/** The same figure of a paper of which all is clear: surer, if it is not unlikely. */
const surer = (figure: AmountFigure): AmountFigure =>
  figure.evidence.confidence > leastClear
    ? { ...figure, evidence: { ...figure.evidence, confidence: Math.max(summedUp, figure.evidence.confidence) } }
    : figure
const leastClear = 0.6

/** Part of a dividend that is withheld. Dividend Tax Act, article 5. */
const rate = 0.15
/** How sure a tax is that is called so and is this part of a printed dividend. */
const taxedSurely = 0.97

/** Tax on dividend, and not one that another country takes. */
const saysDividendTax = ({ evidence: { label } }: AmountFigure) =>
  /div\w*\.? ?(?:withholding )?(?:belasting|tax)/i.test(label) && !/buitenl|foreign|bron|abroad/i.test(label)

/** The tax withheld of dividends: surer where a dividend is printed that it is the tax on, no tax where it has a tax of its own. */
function taxedOf(figure: AmountFigure | null, { amounts }: Passage): AmountFigure | null {
  const isTaxOn = (tax: Cents, dividend: Cents) => tax > 0 && Math.abs(tax - rate * dividend) <= 1
  const isTaxed = figure && amounts.some(({ cents }) => isTaxOn(cents, figure.value))
  if (!figure || isTaxed || !saysDividendTax(figure)) return unless(true, figure)
  const isBorneOut = amounts.some(({ cents }) => isTaxOn(figure.value, cents))
  const confidence = Math.max(figure.evidence.confidence, isBorneOut ? taxedSurely : 0)
  return { ...figure, evidence: { ...figure.evidence, confidence } }
}

const yearly =
  /jaarover|jaarop|fiscaaloverzicht|financieeloverzicht|jaarlijksoverzicht|belastingoverzicht|overzicht(?:over)?20\d\d|voor(?:de|uw)?(?:belasting)?aangifte|annual|yearend|yearly|taxstatement|taxoverview/
const ofShorterTime =
  /kwartaal|maandover|maandafschrift|halfjaar|weekover|rekeningafschrift|dagafschrift|afschriftnr|afschriftnummer|bijenafschrij|transactieoverzicht|quarter|monthly|bankstatementof|statementno|accountstatement/

/** Whether the titles of a paper say that it is the overview of a whole year. */
function isYearsOverview(rows: readonly Row[]): boolean {
  const titles = titlesOf(rows)
  return titles.some((title) => yearly.test(title)) && !titles.some((title) => ofShorterTime.test(title))
}

const account =
  /spaarrekening|betaalrekening|spaartegoed|banktegoed|spaarsaldo|rekeningcourant|savingsaccount|currentaccount|bankbalance/

/** `Saldo per 1 januari 2025`, `value on 01-01-2025` */
const balanceOnFirstDay =
  /\b(?:begin)?(?:saldo|stand|waarde|schuld|tegoed|balance|value|debt)\b.{0,24}?(?<!\d)(?:0?1[-/. ](?:0?1\b|jan)|january 1\b)/i

/** Somebody lends what a home was bought with: its overview has balances, too. */
const ofLoan = /geldgever|schuldeiser|\blender\b/i

/** Whether a paper is a bank's overview of a year: its title says a year's overview, and it lists accounts or balances of the first of January. */
export const isBanksOverview = (rows: readonly Row[]): boolean =>
  isYearsOverview(rows) && (says(rows, account) || (mentions(rows, balanceOnFirstDay) && !mentions(rows, ofLoan)))

/** What is in a green fund is asked by itself. */
const greenFund = /groenfonds|groensparen|groenspaar|groenbeleg|groendeposito|groenrekening|greenfund|greensavings/
/** An account is of two people, who both may upload its overview. */
const ofTwo = /\ben\/of\b|\be\/o\b|gezamenlijke? rekening|joint account/i

/** The year's overview of a bank or broker: its name by the model of statements, its amounts by that of other papers. */
export function readWealth(passage: Passage, model: Model, ofPapers: Model): Fields<WealthData> {
  const { rows, texts } = passage
  const settled = figuresOf(settleWealth(passage), passage, ofPapers)
  const isClear = areClear(passage)
  const clear = balances.map((name) => [name, settled[name] && isClear ? surer(settled[name]) : settled[name]] as const)
  const found = { ...settled, ...(Object.fromEntries(clear) as Record<Balance, AmountFigure | null>) }
  const year = readYear(texts, rows)
  const isOther = !isYearsOverview(rows) || year === null || mentions(rows, foreignMoney)
  const isUnsure = isOther || says(rows, greenFund)
  const dividendTax = found.dividendTaxWithheld
  // What is as well the tax on dividends is no balance.
  const isTax = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents !== 0 && cents === dividendTax?.value)
  // An account in the red is no savings but a debt, and not by its own sign a part of either.
  const isInRed = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents < 0)
  const isDoubtful = (figure: AmountFigure, field: Balance) =>
    isInRed(figure) || isTax(figure) || !isAccountedFor(field, found, passage)
  const balance = (field: Balance) => {
    const figure = found[field]
    return figure && unless(isUnsure || isDoubtful(figure, field), figure)
  }
  return {
    kind: 'wealth',
    ...fieldsOf(
      {
        savings: balance('savings'),
        investments: balance('investments'),
        debts: balance('debts'),
        dividendTaxWithheld: unless(isOther, taxedOf(dividendTax, passage)),
      },
      { year, name: readName('lenderName', texts, rows, model), bsn: readBsn(texts, rows) },
    ),
    holderName: readHolder(rows),
    isJoint: mentions(rows, ofTwo),
  }
}
