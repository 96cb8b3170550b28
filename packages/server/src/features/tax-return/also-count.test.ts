import { lawfulResult, saidAmount } from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { exportedBy } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { returnDocument } from '../return-pdf/content.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const setup = {
  year: '2024',
  taxIdentifier: '999990019',
  'birthDate-day': '27',
  'birthDate-month': '3',
  'birthDate-year': '1985',
  ownHome: 'on',
  isJointFiling: 'on',
  acceptTerms: 'on',
}
const partner = { fullName: 'Jan van der Berg', bsn: '111222333' }
const income = { salary: '58.000', otherIncome: '', taxWithheld: '14.900' }
const deductions = { mortgageInterest: '9.000', healthcareExpenses: '', educationExpenses: '', charityDonations: '' }
const also = { savings: '130.000', debts: '', childUnder12: 'on', partnerSalary: '21.000', partnerTaxWithheld: '1.500' }

const returnOf = async (browser: TestBrowser): Promise<TaxFiling> =>
  JSON.parse((await browser.get('/api/tax-filings')).text)[0]

test('without script a couple’s home, savings and partner count: stored, on paper, and in no specified sum', async () => {
  const browser = server.browser()
  await browser.register('couple')
  await browser.post('/tax-filing/setup', setup)
  await browser.post('/tax-filing/partner', partner)
  const toDeductions = await browser.post('/tax-filing/income', { ...income, ...also })
  const toReview = await browser.post('/tax-filing/deductions', { ...deductions, wozValue: '415.000' })
  expect([toDeductions.headers.get('Location'), toReview.headers.get('Location')]).toEqual([
    '/tax-filing/deductions',
    '/tax-filing/review',
  ])
  const filing = await returnOf(browser)
  expect([filing.incomeData, filing.deductionsData]).toEqual([
    {
      salary: 58_000,
      otherIncome: 0,
      taxWithheld: 14_900,
      savings: 130_000,
      childUnder12: true,
      partnerSalary: 21_000,
      partnerTaxWithheld: 1_500,
    },
    deductionsWith({ mortgageInterest: 9_000, wozValue: 415_000 }),
  ])
  const result = lawfulResult(filing, [])
  if (result.kind !== 'figure') throw new Error(result.kind)
  const paper = returnDocument({ filing, documents: [], today: '2026-11-27' }, 'AW-2024-000001', 'Sam Jansen', 'nl')
  expect(paper.verdict.sentence).toContain(formatWholeEuros(eurosOf(saidAmount(result.amount))))
  expect(paper.sections.flatMap(({ rows }) => rows)).toContainEqual({
    term: 'Loon van uw partner',
    value: '€\u00a021.000,00',
  })
  expect(await exportedBy(browser)).toMatchObject({
    taxFilings: [{ incomeData: { savings: 130_000 }, deductionsData: { wozValue: 415_000 } }],
  })
  const [rows] = await server.dependencies.database.sequelize.query('SELECT * FROM tax_filings')
  expect(JSON.stringify(rows)).not.toMatch(/savings|wozValue|415000/)
  const plain = { salary: 58_000, otherIncome: 0, taxWithheld: 14_900 }
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { incomeData: plain })
  expect((await returnOf(browser)).calculatedTax).toBe(filing.calculatedTax)
})

test('a wrong amount comes back with its field; an answer that is not asked is refused by the call', async () => {
  const browser = server.browser()
  await browser.register('mistaken')
  await browser.post('/tax-filing/setup', { ...setup, isJointFiling: '' })
  const page = await browser.post('/tax-filing/income', { ...income, savings: 'a lot', debts: '-1' })
  expect([page.status, (await returnOf(browser)).incomeData]).toEqual([422, null])
  const { id } = await returnOf(browser)
  const refused = await browser.call('PATCH', `/api/tax-filings/${id}`, {
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0, savings: -1, childUnder12: 'yes', gold: 5 },
  })
  expect([refused.status, refused.text.split('\n').map((line) => line.split(':')[0])]).toEqual([
    400,
    ['incomeData.childUnder12', 'incomeData.savings', 'incomeData.gold'],
  ])
})
