import { type AmountData, subjectOf, sureEnough } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { textOfRow } from '../candidates/sheet.ts'
import { readName } from '../texts/names.ts'
import { readYear } from '../texts/text-fields.ts'
import { isPaidByOthers } from './doubts.ts'
import { fieldsOf } from './figure.ts'
import { isInForeignMoney } from './foreign-money.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { type Settled, settleOne } from './settle.ts'
import { borneOut, reweighed, totalsOf } from './totals.ts'
import { readWozLetter } from './woz-letter.ts'

/** What the person pays of a bill, as letters. */
const paidByOneself =
  /eigen(?:risico|bijdrage|deel|betaling|rekening)|zelf|dooru|voorutebetalen|byyou|youpaid|youpay|your(?:own|share|contribution)/

/** Whether two amounts of a paper differ by what others paid. */
function isLeftOf(rest: Cents, whole: Cents, amounts: readonly ScoredAmount[]): boolean {
  const paid = amounts.filter(isPaidByOthers).map(({ cents }) => Math.abs(cents))
  return rest < whole && paid.some((one, at) => [0, ...paid.slice(at + 1)].includes(whole - rest - one))
}

/**
 * What the amount of a receipt may be. What others on it add up to is the total, and none of them is; what is left when others have paid is the
 * amount, and not what it is left of.
 */
export function settleAmount({ amounts }: Passage): { readonly amount: readonly Settled[] } {
  const { likely, totals, parts } = totalsOf('amount', amounts)
  const ofOneself = new Set(amounts.flatMap(({ letters, cents }) => (paidByOneself.test(letters) ? [cents] : [])))
  const printed = [...new Set(amounts.flatMap(({ cents }) => (cents > 0 ? [cents] : [])))]
  const isLeft = (value: Cents) => printed.some((whole) => isLeftOf(value, whole, amounts))
  const isMore = (value: Cents) =>
    !ofOneself.has(value) &&
    printed.some(
      (rest) =>
        !parts.has(rest) &&
        ((likely.has(rest) && isLeftOf(rest, value, amounts)) ||
          (totals.has(value) && totals.has(rest) && rest < value && ofOneself.has(rest))),
    )
  const timesOf = ({ value }: Settled): number => {
    if (parts.has(value) || isMore(value)) return 1 / borneOut
    if (totals.has(value)) return borneOut * (ofOneself.has(value) ? borneOut : 1)
    return isLeft(value) ? borneOut : 1
  }
  return { amount: reweighed(settleOne(amounts, 'amount'), timesOf) }
}

/** A receipt or overview of care, education or gifts. */
export const readAmountStatement = (passage: Passage, model: Model): Fields<AmountData> =>
  amountOf(passage, settleAmount(passage), model)

/** What a home or a loan of one came to, as letters: of a paper that names it no amount is what was paid of anything. */
const ofSale = /^(?:koopsom|koopprijs|aankoopprijs|aankoopsom|verkoopprijs|purchaseprice|purchasesum)/

/** Any other document with one amount that counts, or the value of a home: by what it is called alone; none of a settlement of a sale, as a notary sends it, nor of a paper in other money than the euro. */
export const readUnknown = (passage: Passage, model: Model): Fields<AmountData> =>
  readWozLetter(passage, model) ??
  (isInForeignMoney(passage.rows)
    ? { ...amountOf(passage, { amount: [] }, model), isForeign: true }
    : amountOf(
        passage,
        {
          amount: passage.amounts.some(({ letters }) => ofSale.test(letters))
            ? []
            : settleOne(passage.amounts, 'amount'),
        },
        model,
      ))

function amountOf(passage: Passage, settled: ReturnType<typeof settleAmount>, model: Model): Fields<AmountData> {
  const year = readYear(passage.texts, passage.rows, 'receipt')
  const found = readName('payeeName', passage.texts, passage.rows, model)
  // Words of a letter without amounts may look like the name of a payee.
  const name = passage.amounts.length === 0 && found && found.evidence.confidence < sureEnough ? null : found
  const subject = subjectOf(passage.rows.map(textOfRow).join(' '))
  return {
    kind: 'amount',
    ...(subject && { subject }),
    ...fieldsOf(figuresOf(settled, passage, model), { year, name }),
  }
}
