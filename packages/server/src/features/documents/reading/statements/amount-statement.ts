import { type AmountData, sureEnough } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { readName } from '../texts/names.ts'
import { readYear } from '../texts/text-fields.ts'
import { fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage } from './passage.ts'
import { reweighed } from './reweighed.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, isInColumn, type Settled, settleOne, summedIn, telling } from './settle.ts'

/** What others pay of a bill, as letters, and what the person pays of it. */
const paidByOthers = /^(?!.*(?:niet|not|eigen|own|zelf)).*(?:vergoed|verzeker|gedeclareerd|reimburs|insure|coveredby)/
const paidByOneself =
  /eigen(?:risico|bijdrage|deel|betaling|rekening)|zelf|dooru|voorutebetalen|byyou|youpaid|youpay|your(?:own|share|contribution)/

/** Whether two amounts of a paper differ by what others paid. */
function isLeftOf(rest: Cents, whole: Cents, amounts: readonly ScoredAmount[]): boolean {
  const paid = amounts.filter(({ letters }) => paidByOthers.test(letters)).map(({ cents }) => Math.abs(cents))
  return rest < whole && paid.some((one, at) => [0, ...paid.slice(at + 1)].includes(whole - rest - one))
}

/** Most amounts of a sentence or list that are added up in the next. */
const mostAdded = 24

/** What an amount is the sum of: what stands over it, all of a column elsewhere, or what is named right before it. */
function partsOf(total: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const over = summedIn(total, amounts)
  if (over.length > 1) return over
  const others = amounts.filter(({ cents }) => cents !== total.cents)
  const isWhole = (parts: readonly ScoredAmount[]) => parts.length > 1 && addsUpTo(total.cents, parts)
  const column = others.map((one) => others.filter((other) => isInColumn(other, one))).find(isWhole)
  const before = amounts.slice(0, amounts.indexOf(total)).slice(-mostAdded)
  const start = before.findLastIndex((_, at) => isWhole(before.slice(at)))
  return column ?? (start < 0 ? [] : before.slice(start))
}

/** How many times likelier an amount is that the others of its paper make, and how many times less what it is made of. */
const borneOut = 20

/**
 * What the amount of a receipt may be. What others on it add up to is the total, and none of them is; what is left when others have paid is the
 * amount, and not what it is left of.
 */
export function settleAmount({ amounts }: Passage): { readonly amount: readonly Settled[] } {
  const likely = new Set(amounts.flatMap((one) => (one.shareOf('amount').part > telling ? [one.cents] : [])))
  const totals = new Map(
    amounts
      .filter(({ cents }) => cents > 0 && likely.has(cents))
      .map((total): [Cents, readonly ScoredAmount[]] => [total.cents, partsOf(total, amounts)])
      .filter(([, parts]) => parts.length > 1),
  )
  const parts = new Set([...totals.values()].flat().map(({ cents }) => cents))
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

/** A receipt or overview of care, education or gifts, or any other document with one amount that counts. */
export function readAmountStatement(passage: Passage, model: Model): Fields<AmountData> {
  const year = readYear(passage.texts, passage.rows, 'receipt')
  const found = readName('payeeName', passage.texts, passage.rows, model)
  // Words of a letter without amounts may look like the name of a payee.
  const name = passage.amounts.length === 0 && found && found.evidence.confidence < sureEnough ? null : found
  return { kind: 'amount', ...fieldsOf(figuresOf(settleAmount(passage), passage, model), { year, name }) }
}
