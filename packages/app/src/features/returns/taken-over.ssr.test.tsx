import type { Draft, DraftStep, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { alsoCountAt, lastingAnswers, questionsOf, takenOver } from '@aangiftewijs/domain/tax-return'
import { expect, test, vi } from 'vitest'
import { answeredFiling, bakeryStatement, completedFiling, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { fieldOf, fieldValue, openedPages } from '../../testing/open-page.tsx'
import { Page as IncomePage } from '../tax-return/IncomePage.tsx'
import { Page as PartnerPage } from '../tax-return/PartnerPage.tsx'
import { Page as SetupPage } from '../tax-return/SetupPage.tsx'
import { checkWords } from './taken-over.copy.ts'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open } = openedPages()

const before: TaxFiling = {
  ...completedFiling,
  id: 2,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', birthDate: '1988-03-04', foreignIncome: false, ownHome: true },
  partnerData: { fullName: 'Tom Jansen', bsn: '111222333', dateOfBirth: '1990-12-05' },
  incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 12_000, childUnder12: true, savings: 0.5 },
}
const next: TaxFiling = { ...begunFiling, id: 5, year: 2025, isJointFiling: true, currentStep: 'income' }

/** A page of somebody whose new return began with the one of 2024. */
function dataOf(step: DraftStep, filing: TaxFiling | null, fields: Draft['fields'] = {}) {
  const taken: Draft = {
    id: 'a'.repeat(32),
    taxFilingId: filing?.id ?? null,
    fields: { ...takenOver(step, before), ...fields },
    base: {},
    savedAt: '2026-11-20T19:45:00.000Z',
  }
  return {
    ...withFiling(filing, [bakeryStatement]),
    '/api/tax-filings': filing === null ? [before] : [filing, before],
    [`/api/drafts/${step}`]: [taken],
  }
}

test('setup of a new return offers to start from the one of another year, by a form', async () => {
  const page = await open(SetupPage, '/tax-filing/setup', {
    language: 'en',
    search: '?new=2025',
    data: { ...withFiling(before), '/api/drafts/setup': [] },
  })
  const button = page.querySelector<HTMLButtonElement>('button[value="start-from"]')
  expect(button?.textContent).toBe('Start 2025 from my 2024 return')
  const form = button?.form
  expect([form?.getAttribute('action'), form?.method, Object.fromEntries(new FormData(form ?? undefined))]).toEqual([
    '/tax-filing/setup?new=2025',
    'post',
    { filingId: '2' },
  ])
  expect([fieldValue(page, 'birthDate-day'), fieldOf(page, 'ownHome')?.checked]).toEqual(['', false])
})

test.each<[string, TaxFiling | null]>([
  ['there is no other return', null],
  ['a return is open', answeredFiling],
])('nothing is offered where %s', async (_, filing) => {
  const page = await open(SetupPage, '/tax-filing/setup', { data: withFiling(filing) })
  expect(page.querySelector('button[value="start-from"]')).toBeNull()
})

test('setup that began with another return says which, what to check, and how to begin empty', async () => {
  const page = await open(SetupPage, '/tax-filing/setup', {
    language: 'en',
    search: '?new=2025',
    data: dataOf('setup', null, { year: '2025' }),
  })
  expect(page.querySelector('button[value="start-from"]')).toBeNull()
  expect(page.textContent).toContain('From your 2024 return: check what changed')
  expect([...page.querySelectorAll('main li, li')].map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      'Date of birth',
      'Own home: Did you move, buy or sell?',
      'Filing together: Were you fiscal partners in 2025? Then leave it ticked, also if your partner died after 2025. If not, take the tick away.',
    ]),
  )
  expect([
    fieldValue(page, 'birthDate-year'),
    fieldOf(page, 'ownHome')?.checked,
    fieldOf(page, 'acceptTerms')?.checked,
  ]).toEqual(['1988', true, false])
  expect([fieldValue(page, 'takenFrom'), fieldValue(page, 'knownBsn')]).toEqual(['2', 'on'])
  const decline = page.querySelector<HTMLButtonElement>('button[value="discard-draft"]')
  expect([decline?.textContent, decline?.form?.id]).toEqual(['Start empty instead', 'setup-form'])
})

test('the partner stands in the next step, to be checked', async () => {
  const page = await open(PartnerPage, '/tax-filing/partner', { language: 'en', data: dataOf('partner', next) })
  expect(fieldValue(page, 'fullName')).toBe('Tom Jansen')
  expect(page.textContent).toContain(
    'The same partner in 2025? Then this stays, also if your partner died after 2025. If you were no longer partners in 2025, untick filing together at Setup.',
  )
})

test('income has what lasts and what the documents of its own year say; amounts of the other year are beside it', async () => {
  const page = await open(IncomePage, '/tax-filing/income', { language: 'en', data: dataOf('income', next) })
  expect([fieldOf(page, 'childUnder12')?.checked, fieldOf(page, 'thirtyPercentRuling')?.checked]).toEqual([true, false])
  expect(fieldValue(page, 'salary')).not.toBe('50.000,00')
  expect(page.textContent).toContain('Child younger than 12: Still younger than 12 on January 1?')
  const [fold] = [...page.querySelectorAll('details')].filter((one) => one.textContent?.includes('filled in for 2024'))
  expect([...(fold?.querySelectorAll('tr') ?? [])].map((row) => row.textContent)).toEqual([
    expect.stringContaining('50.000,00'),
    expect.stringContaining('12.000,00'),
    expect.stringContaining('0,50'),
  ])
  const documents = dataOf('income', { ...next, year: 2024 })
  const own = await open(IncomePage, '/tax-filing/income', { data: documents })
  expect([fieldValue(own, 'salary'), fieldOf(own, 'childUnder12')?.checked]).toEqual(['38.450,00', true])
})

test('every circumstance that lasts asks whether it still holds', () => {
  const asked = (['setup', 'income', 'deductions'] as const).flatMap((step) =>
    Object.entries({ ...questionsOf[step], ...(step === 'setup' ? {} : alsoCountAt[step]) }).flatMap(
      ([name, { kind }]) =>
        kind === 'tick' && (lastingAnswers[step] as Readonly<Record<string, boolean>>)[name] ? [name] : [],
    ),
  )
  expect(asked.filter((name) => !(name in checkWords))).toEqual([])
})
