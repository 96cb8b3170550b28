import { type AmountData, sureEnough } from '@aangiftewijs/domain/documents'
import { readName } from '../texts/names.ts'
import { readYear } from '../texts/text-fields.ts'
import { fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage } from './passage.ts'
import { settleOne } from './settle.ts'

/** What the amount of a receipt may be. */
export const settleAmount = ({ amounts }: Passage) => ({ amount: settleOne(amounts, 'amount') })

/** A receipt or overview of care, education or gifts, or any other document with one amount that counts. */
export function readAmountStatement(passage: Passage, model: Model): Fields<AmountData> {
  const year = readYear(passage.texts, passage.rows, 'receipt')
  const found = readName('payeeName', passage.texts, passage.rows, model)
  // Words of a letter without amounts may look like the name of a payee.
  const name = passage.amounts.length === 0 && found && found.evidence.confidence < sureEnough ? null : found
  return { kind: 'amount', ...fieldsOf(figuresOf(settleAmount(passage), passage, model), { year, name }) }
}
