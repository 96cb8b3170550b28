import type { AmountData } from '@aangiftewijs/domain/documents'
import { euros, settle } from './figure.ts'
import { evidenceFor, type Fields, type Passage } from './income-statement.ts'
import { readName } from './names.ts'
import { readYear } from './text-fields.ts'

/** A receipt or overview of care, education or gifts, or any other document with one amount that counts. */
export function readAmountStatement({ amounts, texts, rows }: Passage): Fields<AmountData> {
  const amount = settle(amounts.filter((candidate) => candidate.concept === 'amount'))
  const year = readYear(texts, rows, 'receipt')
  const name = readName('payeeName', texts, rows)
  return {
    kind: 'amount',
    amount: euros(amount),
    year: year?.value ?? null,
    name: name?.value ?? null,
    evidence: evidenceFor({ amount, year, name }),
  }
}
