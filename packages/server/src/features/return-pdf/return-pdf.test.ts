import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { returnDocument } from './content.ts'
import { drawReturn } from './draw.ts'

const filing: TaxFiling = {
  id: 12,
  userId: 1,
  year: 2024,
  currentStep: 'submit',
  completed: true,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1990-02-03' },
  incomeData: { salary: 47810.5, otherIncome: 0, taxWithheld: 10672.25 },
  deductionsData: { mortgageInterest: 6874.2, healthcareExpenses: 0, educationExpenses: 0, charityDonations: 0 },
  calculatedTax: 4666,
  version: 5,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const content = returnDocument(filing, 'AW-2024-000012', 'Sanne de Wit', 'nl')

test('the sections stand in the order of the return, BSNs masked, the result last', () => {
  expect(content.sections.map(({ heading }) => heading)).toEqual([
    'Persoonlijke gegevens',
    'Fiscaal partner',
    'Inkomen',
    'Aftrekposten',
    'Belastingberekening',
  ])
  expect(JSON.stringify(content)).not.toMatch(/999990019|111222333/)
  expect(content.sections.at(-1)?.rows.at(-1)).toEqual({
    term: 'U moet mogelijk betalen',
    value: '€\u00a04.666',
    isTotal: true,
  })
})

test('the PDF is tagged, marked as a test, and its text is in reading order', async () => {
  const bytes = await drawReturn(content, new Date('2026-11-21T10:00:00Z'))
  const { text, isTagged } = await readPdf(bytes)
  expect(isTagged).toBe(true)
  const order = [
    'TESTOMGEVING',
    'Aangifte inkomstenbelasting 2024',
    'AW-2024-000012',
    'Sanne de Wit',
    '47.810,50',
    '6.874,20',
    '4.666',
  ]
  expect(order.map((piece) => text.indexOf(piece))).toEqual(
    order.map((piece) => text.indexOf(piece)).toSorted((a, b) => a - b),
  )
  expect(order.filter((piece) => !text.includes(piece))).toEqual([])
})
