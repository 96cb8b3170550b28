import { expect, it } from 'vitest'
import { scanResultOf } from '../extracted-data.ts'
import { pageOf, underTitle } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const leaving = (...amounts: readonly string[]) =>
  underTitle(
    'P45 Details of employee leaving work',
    ['Leaving date', '31 May 2024'],
    ...amounts.map((amount) => ['Total pay to date', amount] as const),
  )

it.each([
  ['pounds', ['£ 21,350.00'], [null, true]],
  ['euros', ['€ 21.350,00'], [21_350, undefined]],
  ['both', ['£ 21,350.00', '€ 24.910,00'], [expect.anything(), undefined]],
])('a paper of no kind we know in %s', (_, amounts, expected) => {
  const [read] = readStatements([pageOf(leaving(...amounts))], 'other').statements
  expect(read?.kind === 'amount' && [read.amount, read.isForeign]).toEqual(expected)
})

it('a paper in other money keeps saying so: there is nothing to type', () => {
  const text = readStatements([pageOf(leaving('£ 21,350.00'))], 'other')
  const { status, extractedData } = scanResultOf({ text, isCutShort: false }, 4, new Date('2026-11-28T12:00:00Z'))
  expect([status, extractedData]).toMatchObject(['unread', { kind: 'amount', amount: null, isForeign: true }])
})
