import { alsoCountAt, amountsOf, namesOf } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import {
  answeredFiling,
  bakeryStatement,
  completedFiling,
  doubtfulMortgage,
  libraryStatement,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest, sanne } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page as DeductionsPage } from './DeductionsPage.tsx'
import { Page as IncomePage } from './IncomePage.tsx'
import { Page as PartnerPage } from './PartnerPage.tsx'
import { Page as ReviewPage } from './ReviewPage.tsx'
import { Page as SetupPage } from './SetupPage.tsx'
import { Page as SubmitPage } from './SubmitPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

/** Opens a page as the server renders it and the browser hydrates it; nothing may complain. */
async function open(Page: ComponentType, step: string, changes: Partial<PageRequest> = {}): Promise<HTMLElement> {
  opened = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, ...changes }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

const form = (page: HTMLElement) => page.querySelector<HTMLFormElement>('form[id]')
const also: readonly string[] = [...namesOf(alsoCountAt.income), ...namesOf(alsoCountAt.deductions)]

/** What stands in the form; what is blank under “also count this” is left out. */
const values = (page: HTMLElement) =>
  Object.fromEntries(
    [...new FormData(form(page) ?? undefined)].filter(
      ([name, value]) => name !== 'version' && name !== 'filingId' && !(also.includes(name) && value === ''),
    ),
  )
const heading = (page: HTMLElement) => page.querySelector('h1')?.textContent

const pages = { setup: SetupPage, partner: PartnerPage, income: IncomePage, deductions: DeductionsPage } as const

describe('every step', () => {
  test.each([
    ['setup', SetupPage, 'Set up your tax return'],
    ['partner', PartnerPage, 'Gegevens van uw partner'],
    ['income', IncomePage, 'Your income'],
    ['deductions', DeductionsPage, 'Your deductions'],
    ['review', ReviewPage, 'Overzicht van uw aangifte'],
    ['submit', SubmitPage, 'Submit your return'],
  ] as const)('%s opens without a return, and with an answered one under its year', async (step, Page, title) => {
    expect(heading(await open(Page, step, { data: withFiling(null) }))).toBe(title)
    opened?.close()
    expect(heading(await open(Page, step, { data: withFiling(answeredFiling, threeDocuments) }))).toBe(
      `${title} – 2024`,
    )
  })

  test.each(Object.entries(pages))('%s has a form that posts to its own path', async (step, Page) => {
    const page = await open(Page, step, { data: withFiling(answeredFiling) })
    expect([form(page)?.method, new URL(form(page)?.action ?? '').pathname, form(page)?.noValidate]).toEqual([
      'post',
      `/tax-filing/${step}`,
      true,
    ])
    expect(form(page)?.querySelector<HTMLInputElement>('[name="version"]')?.value).toBe('6')
  })

  test.each(Object.entries(pages).slice(1))('%s of a submitted return can only be read', async (step, Page) => {
    const page = await open(Page, step, { data: withFiling(completedFiling) })
    expect(form(page)).toBeNull()
    expect(page.querySelector('a[href="/previous-filings"]')).not.toBeNull()
    expect(page.textContent).toContain('This return has been submitted')
  })
})

describe('setup', () => {
  const unasked = {
    taxIdentifier: '',
    knownBsn: 'on',
    'birthDate-day': '',
    'birthDate-month': '',
    'birthDate-year': '',
  }

  test('asks for no BSN that is known: of the account, then of the return', async () => {
    const hintOf = (page: Element) => page.querySelector('#taxIdentifier-hint')?.textContent
    const first = await open(SetupPage, 'setup', { data: withFiling(null) })
    expect(hintOf(first)).toContain('Known from your account: •••••0019. Leave this empty to use it')
    opened?.close()
    const setupData = { taxIdentifier: '111222333', foreignIncome: false, ownHome: false }
    const again = await open(SetupPage, 'setup', { data: withFiling({ ...answeredFiling, setupData }) })
    expect([hintOf(again), again.textContent?.includes('111222333')]).toEqual([
      expect.stringContaining('You filled in •••••2333. Leave this empty to keep it'),
      false,
    ])
  })

  test('asks whose BSN is not known', async () => {
    const nameless = { '/api/user': { ...sanne, bsn: '' } }
    const page = await open(SetupPage, 'setup', { data: { ...withFiling(null), ...nameless } })
    expect([
      page.querySelector('[name="knownBsn"]'),
      page.querySelector('#taxIdentifier-hint')?.textContent?.trim(),
    ]).toEqual([
      null,
      '8 or 9 digits, of which the last is a check digit. This is a practice site: do not use your real number.',
    ])
  })

  test('starts with 2024 and nothing else', async () => {
    const page = await open(SetupPage, 'setup', { data: withFiling(null), now: '2026-11-21T10:00:00.000Z' })
    const years = [...page.querySelectorAll('option')].map((option) => option.value)
    expect([values(page), years]).toEqual([{ year: '2024', ...unasked }, ['2026', '2025', '2024', '2023']])
  })

  test('shows the answers of the return it updates, and the way on for a joint one', async () => {
    const page = await open(SetupPage, 'setup', { data: withFiling(answeredFiling) })
    expect(values(page)).toEqual({
      year: '2024',
      ...unasked,
      ownHome: 'on',
      isJointFiling: 'on',
      acceptTerms: 'on',
    })
    expect(page.querySelector('button[type="submit"]')?.textContent).toBe('Continue to Partner Information')
  })

  test('starts a new return after a submitted one', async () => {
    const page = await open(SetupPage, 'setup', { data: withFiling(completedFiling) })
    expect(values(page)).toEqual({ year: '2025', ...unasked })
    expect(page.textContent).toContain('Your return for 2024 has been submitted and stays as it is.')
  })

  test('a form that came back keeps what was typed and tells every problem in the summary and at its field', async () => {
    const page = await open(SetupPage, 'setup', {
      status: 422,
      data: withFiling(null),
      form: {
        name: 'setup',
        fields: { year: '2025', taxIdentifier: '12', ownHome: 'on' },
        problems: [
          { field: 'taxIdentifier', code: 'required' },
          { field: 'acceptTerms', code: 'not-accepted' },
        ],
      },
    })
    const lines = [...page.querySelectorAll('[role="alert"] a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])
    expect([values(page), lines]).toEqual([
      { year: '2025', ...unasked, taxIdentifier: '12', ownHome: 'on' },
      [
        ['#taxIdentifier', 'Tax identifier is required'],
        ['#acceptTerms', 'You must accept the terms and conditions'],
      ],
    ])
    expect(document.activeElement?.textContent).toContain('There is a problem')
    expect(page.querySelector('#taxIdentifier-error')?.textContent).toBe('Tax identifier is required')
  })
})

describe('partner', () => {
  test('shows the saved details, the date in three boxes', async () => {
    const page = await open(PartnerPage, 'partner', { data: withFiling(answeredFiling) })
    expect(values(page)).toEqual({
      fullName: 'Jan van der Berg',
      bsn: '111222333',
      'dateOfBirth-day': '3',
      'dateOfBirth-month': '2',
      'dateOfBirth-year': '1990',
      email: 'jan@example.org',
      phoneNumber: '',
    })
  })

  test('tells its problems in Dutch', async () => {
    const page = await open(PartnerPage, 'partner', {
      status: 422,
      data: withFiling({ ...begunFiling, isJointFiling: true }),
      form: {
        name: 'partner',
        fields: { fullName: 'J' },
        problems: [
          { field: 'fullName', code: 'too-short' },
          { field: 'bsn', code: 'invalid-bsn' },
          { field: 'email', code: 'invalid-email' },
        ],
      },
    })
    expect([...page.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual([
      'Volledige naam moet minimaal 2 karakters bevatten',
      'Voer een geldig Burgerservicenummer (BSN) in',
      'Voer een geldig e-mailadres in',
    ])
  })

  test('has nothing to fill in when the return is not joint', async () => {
    const page = await open(PartnerPage, 'partner', { data: withFiling(begunFiling) })
    expect([form(page), page.querySelector('h2')?.textContent]).toEqual([null, 'U doet alleen aangifte'])
  })
})

describe('income and deductions', () => {
  test('income adds up several statements, names them, and lists the employers with totals', async () => {
    const page = await open(IncomePage, 'income', {
      data: withFiling(begunFiling, [bakeryStatement, libraryStatement]),
    })
    expect(values(page)).toEqual({ salary: '47.810,50', otherIncome: '', taxWithheld: '10.672,25' })
    expect(page.querySelector('table')?.textContent).toContain('Total')
    expect(page.querySelector('#salary-after')?.textContent).toBe('Added up from 2 documents')
  })

  test('a saved amount wins, and the documents’ amount stays on offer', async () => {
    const page = await open(IncomePage, 'income', { data: withFiling(answeredFiling, [bakeryStatement]) })
    expect(values(page)).toEqual({ salary: '60.000,00', otherIncome: '1.200,00', taxWithheld: '10.672,25' })
    expect(page.querySelector('#salary-after')?.textContent?.replace(/\s/g, ' ')).toBe(
      'Your documents say € 38.450,00.',
    )
  })

  test('without script the documents’ amount comes back by a link', async () => {
    const page = await open(IncomePage, 'income', {
      search: '?from-documents=salary',
      data: withFiling(answeredFiling, [bakeryStatement]),
    })
    expect(values(page)).toEqual({ salary: '38.450,00', otherIncome: '1.200,00', taxWithheld: '10.672,25' })
  })

  test('a figure that is not sure is shown and not filled in', async () => {
    const page = await open(DeductionsPage, 'deductions', {
      data: withFiling({ ...answeredFiling, deductionsData: null }, [{ ...doubtfulMortgage, verdict: 'mine' }]),
    })
    expect(values(page)).toEqual(Object.fromEntries(amountsOf('deductions', 2024).map((name) => [name, ''])))
    expect(page.textContent?.replace(/\s/g, ' ')).toContain('hypotheek-2023.pdf may say € 6.874,20.')
  })

  test('a lost race keeps what was typed and offers both versions', async () => {
    const page = await open(IncomePage, 'income', {
      status: 412,
      data: withFiling(answeredFiling),
      form: { name: 'income', fields: { salary: '1', otherIncome: '', taxWithheld: '' }, problems: [], message: 'x' },
    })
    expect(values(page).salary).toBe('1')
    expect(
      [...page.querySelectorAll('[role="alert"] a, [role="alert"] button')].map((choice) => choice.textContent),
    ).toEqual(['Show the newer answers', 'Save mine anyway'])
  })
})
