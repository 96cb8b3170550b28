import { type AmountData, sureEnough } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { readName } from '../texts/names.ts'
import { readYear } from '../texts/text-fields.ts'
import { fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage } from './passage.ts'
import { reweighed } from './reweighed.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { type Settled, settleOne, summedIn, telling } from './settle.ts'

/** What others pay of a bill, as letters, unless it says what is left. */
const paidByOthers = /^(?!.*(?:niet|not|eigen|own|zelf)).*(?:vergoed|verzeker|gedeclareerd|reimburs|insure|coveredby)/

/** Whether two amounts of a paper differ by what others paid. */
function isLeftOf(rest: Cents, whole: Cents, amounts: readonly ScoredAmount[]): boolean {
  const paid = amounts.filter(({ letters }) => paidByOthers.test(letters)).map(({ cents }) => Math.abs(cents))
  return rest < whole && paid.some((one, at) => [0, ...paid.slice(at + 1)].includes(whole - rest - one))
}

/** How many times likelier an amount is that the others of its paper make, and how many times less what it is made of. */
const borneOut = 20

/**
 * What the amount of a receipt may be. What others on it add up to is the total, and none of them is; what is left when others have paid is the
 * amount, and not what it is left of.
 */
export function settleAmount({ amounts }: Passage): { readonly amount: readonly Settled[] } {
  const totals = amounts
    .map((total) => ({ total, parts: summedIn(total, amounts) }))
    .filter(({ total, parts }) => parts.length > 1 && total.shareOf('amount').part > telling)
  const wholes = amounts.flatMap(({ cents: whole }) => {
    const left = amounts.filter(({ cents }) => cents > 0 && isLeftOf(cents, whole, amounts))
    return left.map(({ cents }) => ({ whole, left: cents }))
  })
  const weigh = ({ value }: Settled): number => {
    const isMore = wholes.some(({ whole }) => whole === value)
    if (isMore || totals.some(({ parts }) => parts.some(({ cents }) => cents === value))) return 1 / borneOut
    return wholes.some(({ left }) => left === value) || totals.some(({ total }) => total.cents === value) ? borneOut : 1
  }
  return { amount: reweighed(settleOne(amounts, 'amount'), weigh) }
}

/** A receipt or overview of care, education or gifts, or any other document with one amount that counts. */
export function readAmountStatement(passage: Passage, model: Model): Fields<AmountData> {
  const year = readYear(passage.texts, passage.rows, 'receipt')
  const found = readName('payeeName', passage.texts, passage.rows, model)
  // Words of a letter without amounts may look like the name of a payee.
  const name = passage.amounts.length === 0 && found && found.evidence.confidence < sureEnough ? null : found
  return { kind: 'amount', ...fieldsOf(figuresOf(settleAmount(passage), passage, model), { year, name }) }
}
