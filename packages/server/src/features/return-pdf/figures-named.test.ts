import { documentOf, found, overview, receipt } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { returnDocument } from './content.ts'
import { filing } from './testing/submitted-return.ts'

test('of an amount that no question takes by itself it says where it may belong, and never that it may be misread', () => {
  const papers = [{ subject: 'home-loan' }, {}, { subject: 'childcare' }, { evidence: { amount: found(0.3) } }] as const
  const documents = papers.map((over, at) => documentOf(at + 1, 'other', receipt(over), { taxFilingId: filing.id }))
  const { sections } = returnDocument({ filing, documents, today: '2026-11-27' }, 'AW-2024-000012', 'S', 'en')
  const rows = sections.find(({ heading }) => heading === 'Documents and their figures')?.rows ?? []
  expect(rows.filter(({ depth }) => depth === 1).map(({ note }) => note)).toEqual([
    'Not filled in from this document: it may belong to “Other costs of the home loan”',
    'Not filled in from this document',
    'Counts nowhere in this return',
    'Not filled in from this document',
  ])
})

test('the sum of several accounts is named after its question, not after one of them', () => {
  const read = overview({ evidence: { savings: found(1, 'Betaalrekening NL12 POLD 0123') } })
  const documents = [documentOf(1, 'investment_statement', read, { taxFilingId: filing.id })]
  const { sections } = returnDocument({ filing, documents, today: '2026-11-27' }, 'AW-2024-000012', 'S', 'en')
  const rows = sections.find(({ heading }) => heading === 'Documents and their figures')?.rows ?? []
  expect(rows[1]?.term).toBe('Savings on January 1')
})
