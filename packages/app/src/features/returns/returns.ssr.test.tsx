import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { answeredFiling, completedFiling, threeDocuments } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest, sanne, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page as DashboardPage } from '../dashboard/DashboardPage.tsx'
import { Page as DeductionsPage } from '../tax-return/DeductionsPage.tsx'
import { Page as ReviewPage } from '../tax-return/ReviewPage.tsx'
import { Page as SetupPage } from '../tax-return/SetupPage.tsx'
import { Page as SubmitPage } from '../tax-return/SubmitPage.tsx'
import { Page as PreviousFilingsPage } from './PreviousFilingsPage.tsx'

vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

async function open(
  Page: ComponentType,
  filings: readonly TaxFiling[],
  { chosen = null, ...changes }: Partial<PageRequest> & { readonly chosen?: number | null },
): Promise<HTMLElement> {
  const own = { '/api/user': { ...sanne, chosenFilingId: chosen }, '/api/tax-filings': filings }
  const data = { ...signedIn, ...changes.data, ...own }
  opened = await hydratePage(Page, pageRequest({ language: 'en', ...changes, data }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

const submitted: TaxFiling = { ...completedFiling, id: 2 }
const of2025: TaxFiling = { ...begunFiling, id: 5, year: 2025 }

/** What can be done with returns on a page: the words of the button, which return, and what becomes of it. */
const actions = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLFormElement>('form[method="post"][action="/previous-filings"]')].map((form) => {
    const button = form.querySelector('button')
    return [button?.textContent, form.querySelector<HTMLInputElement>('[name="filingId"]')?.value, button?.value]
  })

test('the list has every return, and beneath it the review of the chosen one', async () => {
  const page = await open(PreviousFilingsPage, [of2025, submitted], { path: '/previous-filings', chosen: 2 })
  // Of all years, so its heading names none.
  expect(page.querySelector('h1')?.textContent).toBe('Your returns')
  const cards = [...page.querySelectorAll('main li, ul > li')].filter((card) => card.querySelector('form'))
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('Result under the rules for 2025Not enough is known yet'),
    expect.stringContaining('Result under the rules for 2024You have to pay about €\u00a03.780'),
  ])
  expect(actions(page).slice(0, 3)).toEqual([
    ['Go on with the 2025 return', '5', 'open'],
    ['Read the 2024 return', '2', 'open'],
    ['Correct the 2024 return', '2', 'correct'],
  ])
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe('/previous-filings/2/return.pdf')
  expect(page.textContent).toContain('Review of the 2024 return')
  const how = [...page.querySelectorAll('a')].filter((link) => link.textContent === 'How we got this')
  expect(how.map((link) => page.querySelector(link.hash)?.textContent)).toEqual([
    expect.stringContaining('Under the rules for 2024'),
  ])
  expect(page.textContent).toContain('This return has been submitted')
  expect(page.textContent).toContain('None here; an upload is kept for 24 hours')
  expect(page.querySelectorAll('a[href="/previous-filings"]').length).toBe(0)
  expect(cards.map((card) => card.textContent).join()).not.toContain('10.055')
})

test('a correction names the return it corrects, which is not corrected twice at once', async () => {
  const correction = { ...answeredFiling, id: 6, correctsFilingId: 2 }
  const page = await open(PreviousFilingsPage, [correction, submitted], { path: '/previous-filings' })
  expect(page.textContent).toContain('Tax return 2024, correction of AW-2024-000002')
  expect(actions(page).map(([, id, intent]) => [id, intent])).toEqual([
    ['6', 'open'],
    ['2', 'open'],
  ])
})

test('of several submitted returns of a year it says which counts, and only that is corrected', async () => {
  const first = { ...submitted, updatedAt: '2026-11-20T09:00:00.000Z' }
  const correction = { ...submitted, id: 6, correctsFilingId: 2, updatedAt: '2026-11-21T09:00:00.000Z' }
  const page = await open(PreviousFilingsPage, [correction, first], { path: '/previous-filings', chosen: 2 })
  const cards = [...page.querySelectorAll('ul > li')].filter((card) => card.querySelector('form'))
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('This one counts for 2024'),
    expect.stringContaining('Replaced by AW-2024-000006'),
  ])
  expect(actions(page).map(([, id, intent]) => [id, intent])).toEqual([
    ['6', 'open'],
    ['6', 'correct'],
    ['2', 'open'],
  ])
  expect(page.textContent).toContain('Tax return 2024, AW-2024-000002, replaced by AW-2024-000006')
  opened?.close()
  const dashboard = await open(DashboardPage, [correction, first], { path: '/', chosen: 2 })
  expect(dashboard.textContent).toContain('Replaced byAW-2024-000006')
})

test('before a return is discarded it is asked, with what goes with it; a submitted one cannot be', async () => {
  const correction: TaxFiling = { ...answeredFiling, id: 6, correctsFilingId: 2 }
  const documents = threeDocuments.map((document, at) => ({ ...document, taxFilingId: at === 0 ? 5 : 6 }))
  const asked = async (id: number) => {
    opened?.close()
    const data = { '/api/documents': documents }
    await open(PreviousFilingsPage, [correction, of2025, submitted], {
      path: '/previous-filings',
      search: `?discard=${id}`,
      data,
    })
    const dialog = document.querySelector('[role=alertdialog]')
    const form = dialog?.querySelector<HTMLFormElement>('form[method=post]')
    return [dialog?.textContent ?? '', Object.fromEntries(new FormData(form ?? undefined))]
  }
  expect(await asked(5)).toEqual([
    expect.stringMatching(/^Discard your 2025 return\?.*One document you uploaded.*You cannot undo this/),
    { filingId: '5', version: String(of2025.version) },
  ])
  expect(await asked(6)).toEqual([
    expect.stringMatching(/^Discard your correction of 2024\?.*AW-2024-000002, stands.*The 2 documents/),
    { filingId: '6', version: String(correction.version) },
  ])
  expect(await asked(2)).toEqual(['', {}])
})

test.each([
  ['from=review', '/tax-filing/review#discard'],
  ['from=setup', '/tax-filing/setup#discard'],
  ['from=dashboard', null],
  ['from=constructor', null],
])('who keeps a return is led back to where it was asked from: %s', async (from, back) => {
  await open(PreviousFilingsPage, [of2025], { path: '/previous-filings', search: `?discard=5&${from}` })
  const dialog = document.querySelector('[role=alertdialog]')
  const keep = dialog?.querySelector<HTMLFormElement>('form:not([method=post])')
  expect(keep?.getAttribute('action') ?? null).toBe(back)
})

test.each([
  ['where it is begun', SetupPage, '/tax-filing/setup', '/previous-filings?discard=5&from=setup'],
  ['where it is looked over', ReviewPage, '/tax-filing/review', '/previous-filings?discard=5&from=review'],
  ['not where it is worked on', DeductionsPage, '/tax-filing/deductions', null],
  ['not where it is submitted', SubmitPage, '/tax-filing/submit', null],
])('a return can be discarded %s', async (_, Page, path, href) => {
  const page = await open(Page, [{ ...answeredFiling, id: 5 }], { path })
  expect(page.querySelector('#discard')?.getAttribute('href') ?? null).toBe(href)
})

test('card, overview and steps of the dashboard are of the chosen return; every other stands by itself', async () => {
  const page = await open(DashboardPage, [of2025, submitted], { path: '/', chosen: 5 })
  expect(actions(page)).toEqual([
    ['Read the 2024 return', '2', 'open'],
    ['Correct the 2024 return', '2', 'correct'],
  ])
  const goOn = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Continue Your Filing')
  expect(goOn?.getAttribute('href')).toBe('/tax-filing/documents')
  const titles = [...page.querySelectorAll('h2, h3')].map((title) => title.textContent)
  expect(titles.filter((title) => /\d{4}/.test(title ?? ''))).toEqual([
    'Tax Year 2025',
    'Under the rules for 2025: not enough is known yet',
    'Tax return 2024',
    'Your 2025 return, step by step',
  ])
  expect(page.textContent).toMatch(/Filing DeadlineMay 1, 2026.*Tax Year2025/)
})

test('while the current tax year has no return, it says so beside one of another year', async () => {
  const page = await open(DashboardPage, [of2025], { path: '/' })
  const titles = [...page.querySelectorAll('h2')].map((title) => title.textContent)
  expect(titles.filter((title) => title?.startsWith('Tax Year'))).toEqual(['Tax Year 2025', 'Tax Year 2024'])
})

test('“Start New Filing” starts one of 2024 beside the return of another year', async () => {
  const page = await open(DashboardPage, [of2025], { path: '/' })
  const start = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Start New Filing')
  expect(start?.getAttribute('href')).toBe('/tax-filing/setup?new=2024')
  opened?.close()
  const setup = await open(SetupPage, [of2025], { path: '/tax-filing/setup', search: '?new=2024' })
  const form = setup.querySelector<HTMLFormElement>('#setup-form')
  const { filingId, year } = Object.fromEntries(new FormData(form ?? undefined))
  expect([form?.getAttribute('action'), filingId, year]).toEqual(['/tax-filing/setup?new', '', '2024'])
})

test('setup asks what to do when the year is another than that of the answers', async () => {
  const fields = { year: '2025', taxIdentifier: '999990019', acceptTerms: 'on' }
  const form = { name: 'setup', fields, problems: [{ field: 'otherYear', code: 'not-a-choice' as const }] }
  const asked = { path: '/tax-filing/setup', status: 422, form }
  const page = await open(SetupPage, [answeredFiling], asked)
  const ways = [...page.querySelectorAll<HTMLInputElement>('[name="otherYear"]')]
  expect(ways.map(({ value, checked }) => [value, checked])).toEqual([
    ['beside', true],
    ['redate', false],
  ])
  opened?.close()
  const taken = await open(SetupPage, [of2025, answeredFiling], { ...asked, chosen: answeredFiling.id })
  expect(taken.querySelector<HTMLInputElement>('[type="hidden"][name="otherYear"]')?.value).toBe('beside')
  expect(taken.textContent).toContain('Keep the 2024 return as it is, and go on with the one for 2025')
})

test('setup asks of a year that is submitted whether it is corrected, and re-dates no correction', async () => {
  const ways = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLInputElement>('[name="otherYear"]')].map(({ value, checked }) => [value, checked])
  const page = await open(SetupPage, [submitted], { path: '/tax-filing/setup', search: '?new=2024' })
  expect(ways(page)).toEqual([
    ['correct', true],
    ['second', false],
  ])
  expect(page.textContent).toContain('You have submitted a return for 2024: AW-2024-000002.')
  opened?.close()
  const fields = { year: '2023', taxIdentifier: '999990019', acceptTerms: 'on' }
  const form = { name: 'setup', fields, problems: [{ field: 'otherYear', code: 'not-a-choice' as const }] }
  const correction = { ...answeredFiling, id: 6, correctsFilingId: 2 }
  const kept = await open(SetupPage, [correction, submitted], { path: '/tax-filing/setup', status: 422, form })
  expect(ways(kept)).toEqual([['beside', false]])
  expect(kept.textContent).toContain('A correction stays a correction of 2024.')
})
