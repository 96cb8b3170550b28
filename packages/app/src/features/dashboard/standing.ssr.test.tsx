import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { completedFiling, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './DashboardPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

async function open(filings: readonly TaxFiling[], language: 'en' | 'nl' = 'en') {
  const data = filings[0] ? { ...withFiling(filings[0]), '/api/tax-filings': filings } : signedIn
  opened = await hydratePage(Page, pageRequest({ path: '/', language, data }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

const reviewed: TaxFiling = { ...begunFiling, currentStep: 'review' }
const correction: TaxFiling = { ...reviewed, id: 9, correctsFilingId: completedFiling.id }

test.each([
  ['en', [], 'Your return saves itself after every step. You can stop and go on later.'],
  ['en', [reviewed], 'Your 2024 return is under way, at Review. It saves itself after every step.'],
  [
    'nl',
    [reviewed],
    'U bent bezig met uw aangifte over 2024, bij de stap Overzicht. Uw antwoorden worden na elke stap bewaard.',
  ],
  ['en', [completedFiling], 'Your practice return 2024 is submitted: AW-2024-000003.'],
  ['nl', [completedFiling], 'Uw oefenaangifte 2024 is ingezonden: AW-2024-000003.'],
  [
    'en',
    [correction, completedFiling],
    'Your correction of AW-2024-000003 is under way, at Review. It saves itself after every step.',
  ],
  [
    'en',
    [{ ...correction, completed: true }, completedFiling],
    'Your practice return 2024 is submitted: AW-2024-000009.',
  ],
] as const)('in %s the first sentence says where the return stands', async (language, filings, sentence) => {
  const page = await open(filings, language)
  expect(page.querySelector('h1')?.parentElement?.querySelector('p')?.textContent).toBe(sentence)
})

const ways = ['Continue Your Filing', 'View Your Filing', 'Start New Filing', 'Start Filing', 'Quick Tax Calculator']
const order = (page: HTMLElement) =>
  [...page.querySelectorAll('a, h2')]
    .map((element) => element.textContent ?? '')
    .filter((text) => ways.includes(text) || /^Under the rules/.test(text))

test.each([
  ['no return', [], ['Start Filing', 'Quick Tax Calculator', 'Start New Filing']],
  ['a return under way', [reviewed], ['Continue Your Filing', 'Start Filing', 'Quick Tax Calculator', 'verdict']],
  ['a submitted return', [completedFiling], ['View Your Filing', 'Start Filing', 'Quick Tax Calculator', 'verdict']],
] as const)('with %s what to do next comes first', async (_, filings, expected) => {
  const page = await open(filings)
  expect(order(page).map((text) => (text.startsWith('Under') ? 'verdict' : text))).toEqual(expected)
})
