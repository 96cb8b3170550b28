import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { couple, withFiling } from '../../../testing/filing-fixtures.ts'
import { fieldOf, openedPages } from '../../../testing/open-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as PartnerPage } from '../PartnerPage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SetupPage } from '../SetupPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open } = openedPages()
const parted: TaxFiling = { ...couple, isJointFiling: false, askedJointly: { income: true, deductions: true } }
const of = (filing: TaxFiling, step: string) =>
  ({ language: 'en', data: { ...withFiling(filing), [`/api/drafts/${step}`]: [] } }) as const
const textOf = ({ textContent }: HTMLElement) => textContent?.replace(/\s+/g, ' ') ?? ''

test('setup says what becomes of what was filled in together once filing together is unticked, and no more when it is ticked again', async () => {
  const page = await open(SetupPage, '/tax-filing/setup', of(couple, 'setup'))
  const tick = fieldOf(page, 'isJointFiling') as HTMLInputElement
  const says = () => [/You filed together until now/, /keep it until you submit/].map((told) => told.test(textOf(page)))
  const before = says()
  await act(async () => fireEvent.click(tick))
  await waitFor(() => expect(says()).toContain(true))
  const unticked = says()
  await act(async () => fireEvent.click(tick))
  expect([before, unticked, says()]).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
})

test('and of who parted that the partner is kept, with the way to them', async () => {
  const page = await open(SetupPage, '/tax-filing/setup', of(parted, 'setup'))
  const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('See or remove'))
  expect(link?.getAttribute('href')).toBe('/tax-filing/partner')
})

test('the partner step of a return filed alone shows what it still has of a partner, and removes it by a form', async () => {
  const filing: TaxFiling = {
    ...parted,
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0, partnerSalary: 24_700 },
  }
  const page = await open(PartnerPage, '/tax-filing/partner', of(filing, 'partner'))
  const button = page.querySelector<HTMLButtonElement>('button[value="remove-partner"]')
  expect(textOf(page)).toMatch(/Jan van der Berg.*24\.700,00/)
  expect([button?.form?.getAttribute('action'), button?.form?.querySelector('input')?.value]).toEqual([
    '/tax-filing/partner',
    String(filing.id),
  ])
})

test('also what was typed of a partner and not saved', async () => {
  const filing = { ...parted, partnerData: null }
  const draft = { id: 'a'.repeat(32), taxFilingId: filing.id, base: {}, savedAt: '2026-11-20T19:45:00.000Z' }
  const page = await open(PartnerPage, '/tax-filing/partner', {
    ...of(filing, 'partner'),
    data: { ...withFiling(filing), '/api/drafts/partner': [{ ...draft, fields: { fullName: 'Tom Jansen' } }] },
  })
  expect(textOf(page)).toContain('Tom Jansen')
})

test('and nothing where there is nothing', async () => {
  const page = await open(PartnerPage, '/tax-filing/partner', of({ ...parted, partnerData: null }, 'partner'))
  expect(page.querySelector('button[value="remove-partner"]')).toBeNull()
})

test('the amounts that were asked of both are named above them, with their place', async () => {
  const page = await open(DeductionsPage, '/tax-filing/deductions', of(parted, 'deductions'))
  expect(textOf(page)).toContain('You file alone now: look at these amounts again')
  const ids = ['#wozValue', '#mortgageInterest'].map(
    (id) => page.querySelector(`li a[href$="${id.slice(1)}"]`) !== null,
  )
  expect(ids).toEqual([true, true])
})

test('a submitted return is read under the name it was submitted with', async () => {
  const submitted: TaxFiling = { ...couple, completed: true, currentStep: 'submit', submittedName: 'Sanne van Vroeger' }
  const page = await open(ReviewPage, '/tax-filing/review', of(submitted, 'review'))
  expect(textOf(page)).toContain('Sanne van Vroeger')
})
