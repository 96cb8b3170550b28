import { sureEnough, type WealthData } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { mentions, type Row, says, titlesOf } from '../candidates/sheet.ts'
import { readHolder } from '../texts/holder.ts'
import { readName } from '../texts/names.ts'
import { readBsn, readYear } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import { balances, type ScoredAmount } from './scored-amounts.ts'
import { settleOne, settleSum, telling } from './settle.ts'

/** What was on accounts, in investments and owed on the first of January may be, over all there are. */
export const settleWealth = ({ amounts }: Passage) => ({
  savings: settleSum(amounts, 'savings', 0),
  investments: settleSum(amounts, 'investments', 0),
  debts: settleSum(amounts, 'debts', 0),
  dividendTaxWithheld: settleOne(amounts, 'dividendTaxWithheld'),
})

type Balance = (typeof balances)[number]

/** From this share on an amount is of a mortgage, and no debt of box 3. */
const surely = 0.8

/** Below this much of its share and of its label an amount is nothing of a field. */
const unthinkable = 0.02

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
    const { part, total } = amount.shareOf(field)
    return amount.isOfFirstDay && part + total < unthinkable && amount.saidOf(field) < unthinkable
  }
  const columns = new Set(figures.flatMap(({ parts }) => parts.map(({ group }) => group)))
  const asked = amounts.filter(({ isOfFirstDay, group, cents }) => (isOfFirstDay || columns.has(group)) && cents !== 0)
  return asked.every((amount) => isPart(amount) || isOfHouse(amount) || isOther(amount))
}

/** Whether more accounts have a balance at the end of the year than were found at its beginning. */
const isShort = (field: Balance, figure: AmountFigure, { amounts }: Passage): boolean =>
  amounts.filter((amount) => amount.shareOf(`${field}AtEnd`).part > telling).length > figure.parts.length

/** Part of a dividend that is withheld. Dividend Tax Act, article 5. */
const rate = 0.15
/** How sure a tax is that is called so and is this part of a printed dividend. */
const borneOut = 0.97

/** Tax on dividend, and not one that another country takes. */
const saysDividendTax = ({ evidence: { label } }: AmountFigure) =>
  /div\w*\.? ?(?:withholding )?(?:belasting|tax)/i.test(label) && !/buitenl|foreign|bron|abroad/i.test(label)

/** The tax withheld of dividends: surer where a dividend is printed that it is the tax on, no tax where it has a tax of its own. */
function taxedOf(figure: AmountFigure | null, { amounts }: Passage): AmountFigure | null {
  const isTaxOn = (tax: Cents, dividend: Cents) => tax > 0 && Math.abs(tax - rate * dividend) <= 1
  const isTaxed = figure && amounts.some(({ cents }) => isTaxOn(cents, figure.value))
  if (!figure || isTaxed || !saysDividendTax(figure)) return unless(true, figure)
  const isBorneOut = amounts.some(({ cents }) => isTaxOn(figure.value, cents))
  const confidence = Math.max(figure.evidence.confidence, isBorneOut ? borneOut : 0)
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

/** Whether a paper is a bank's overview of a year: its title says a year's overview, and it lists accounts. */
export const isBanksOverview = (rows: readonly Row[]): boolean => isYearsOverview(rows) && says(rows, account)

/** What is in a green fund is asked by itself. */
const greenFund = /groenfonds|groensparen|groenspaar|groenbeleg|groendeposito|groenrekening|greenfund|greensavings/
/** Amounts may be in dollars or pounds. */
const foreignMoney = /\$|£|\b(?:USD|GBP|CHF)\b/
/** An account is of two people, who both may upload its overview. */
const ofTwo = /\ben\/of\b|\be\/o\b|gezamenlijke? rekening|joint account/i

/** Whether amounts stand in sentences: there a part of them is easily overlooked. */
const hasSentences = (rows: readonly Row[]): boolean =>
  rows.some(({ items }) =>
    items.some((item, at) => {
      const next = items[at + 1]
      return item.kind === 'amount' && (/\d\.$/.test(item.cell.text) || /^(?:\p{Ll}|\.)/u.test(next?.cell.text ?? ''))
    }),
  )

/** The year's overview of a bank or broker: its name by the model of statements, its amounts by that of other papers. */
export function readWealth(passage: Passage, model: Model, ofPapers: Model): Fields<WealthData> {
  const { rows, texts } = passage
  const found = figuresOf(settleWealth(passage), passage, ofPapers)
  const year = readYear(texts, rows)
  const isOther = !isYearsOverview(rows) || year === null || mentions(rows, foreignMoney)
  const isUnsure = isOther || says(rows, greenFund) || hasSentences(rows)
  const dividendTax = found.dividendTaxWithheld
  // What is as well the tax on dividends is no balance.
  const isTax = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents !== 0 && cents === dividendTax?.value)
  // An account in the red is no savings but a debt, and not by its own sign a part of either.
  const isInRed = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents < 0)
  const isDoubtful = (figure: AmountFigure, field: Balance) =>
    isInRed(figure) || isTax(figure) || isShort(field, figure, passage) || !isAccountedFor(field, found, passage)
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
