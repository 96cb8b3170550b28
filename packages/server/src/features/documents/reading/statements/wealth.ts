import { sureEnough, type WealthData } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { readHolder } from '../texts/holder.ts'
import { readName } from '../texts/names.ts'
import { readBsn, readYear } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { hasSentences, isOfTwo, isYearsOverview, namesForeignMoney, namesGreenFund } from './overviews.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { settleOne, settleSum } from './settle.ts'

/** What was on accounts, in investments and owed on the first of January may be, over all there are. */
export const settleWealth = ({ amounts }: Passage) => ({
  savings: settleSum(amounts, 'savings', 0),
  investments: settleSum(amounts, 'investments', 0),
  debts: settleSum(amounts, 'debts', 0),
  dividendTaxWithheld: settleOne(amounts, 'dividendTaxWithheld'),
})

const balances = ['savings', 'investments', 'debts'] as const
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
  const sure = figures.filter(isSureOf)
  const isPart = (amount: ScoredAmount) =>
    sure.some(({ value, parts }) => parts.includes(amount) || parts.some(isSameAs(amount)) || value === amount.cents)
  const isOfHouse = (amount: ScoredAmount) => amount.shareOf('house').part > surely
  const isOther = (amount: ScoredAmount) => {
    const { part, total } = amount.shareOf(field)
    return amount.isOfFirstDay && part + total < unthinkable && amount.saidOf(field) < unthinkable
  }
  const columns = new Set(figures.flatMap(({ parts }) => parts.map(({ group }) => group)))
  const asked = amounts.filter(({ isOfFirstDay, group, cents }) => (isOfFirstDay || columns.has(group)) && cents !== 0)
  return asked.every((amount) => isPart(amount) || isOfHouse(amount) || isOther(amount))
}

/** From this share on an amount is the balance at the end of the year. */
const likely = 0.5

/** Whether more accounts have a balance at the end of the year than were found at its beginning. */
const isShort = (field: Balance, figure: AmountFigure, { amounts }: Passage): boolean =>
  amounts.filter((amount) => amount.shareOf(`${field}AtEnd`).part > likely).length > figure.parts.length

const isSameAs = (amount: ScoredAmount) => (part: ScoredAmount) =>
  part.cents === amount.cents && part.letters === amount.letters

const isSureOf = ({ evidence }: AmountFigure) => evidence.confidence >= sureEnough

/** Part of a dividend that is withheld. Dividend Tax Act, article 5. */
const rate = 0.15
/** How sure a tax is that is called so and is this part of a printed dividend. */
const borneOut = 0.97

/** Tax on dividend, and not one that another country takes. */
const saysDividendTax = ({ evidence: { label } }: AmountFigure) =>
  /div\w*\.? ?(?:withholding )?(?:belasting|tax)/i.test(label) && !/buitenl|foreign|bron|abroad/i.test(label)

/** The tax withheld of dividends: surer where a dividend is printed that it is the tax on, no tax where it has a tax of its own. */
function taxedOf(figure: AmountFigure | null, { amounts }: Passage): AmountFigure | null {
  if (figure === null) return null
  const isTaxOn = (tax: Cents, dividend: Cents) => tax > 0 && Math.abs(tax - rate * dividend) <= 1
  const isTaxed = amounts.some(({ cents }) => isTaxOn(cents, figure.value))
  if (isTaxed || !saysDividendTax(figure)) return unless(true, figure)
  const isBorneOut = amounts.some(({ cents }) => isTaxOn(figure.value, cents))
  const confidence = Math.max(figure.evidence.confidence, isBorneOut ? borneOut : 0)
  return { ...figure, evidence: { ...figure.evidence, confidence } }
}

/** An account in the red is no savings but a debt, and not by its own sign a part of either. */
const hasNegative = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents < 0)

/** The year's overview of a bank or broker: its name by the model of statements, its amounts by that of other papers. */
export function readWealth(passage: Passage, model: Model, ofPapers: Model): Fields<WealthData> {
  const { rows, texts } = passage
  const found = figuresOf(settleWealth(passage), passage, ofPapers)
  const year = readYear(texts, rows)
  const isOther = !isYearsOverview(rows) || year === null || namesForeignMoney(rows)
  const isUnsure = isOther || namesGreenFund(rows) || hasSentences(rows)
  const dividendTax = found.dividendTaxWithheld
  // What is as well the tax on dividends is no balance.
  const isTax = ({ parts }: AmountFigure) => parts.some(({ cents }) => cents !== 0 && cents === dividendTax?.value)
  const isDoubtful = (figure: AmountFigure, field: Balance) =>
    hasNegative(figure) || isTax(figure) || isShort(field, figure, passage) || !isAccountedFor(field, found, passage)
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
    isJoint: isOfTwo(rows),
  }
}
