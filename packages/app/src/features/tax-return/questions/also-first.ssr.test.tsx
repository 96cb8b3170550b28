import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { fieldOf, fieldValue, openedPages } from '../../../testing/open-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { nameWhatAlsoCounts } from './name-what-also-counts.ts'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open, close } = openedPages()
const alone = { ...answeredFiling, isJointFiling: false, partnerData: null }

test('what decides is asked before the amounts, in no fold', async () => {
  const placed = async (Page: ComponentType, step: string, first: string, amount: string) => {
    close()
    const page = await open(Page, `/tax-filing/${step}`, { data: withFiling(alone) })
    const [one, other] = [fieldOf(page, first), fieldOf(page, amount)]
    if (!one || !other) throw new Error('There is no field.')
    return [one.closest('details'), one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING]
  }
  const visible = [null, Node.DOCUMENT_POSITION_FOLLOWING]
  expect([
    await placed(IncomePage, 'income', 'partYearResident', 'salary'),
    await placed(DeductionsPage, 'deductions', 'movedHome', 'mortgageInterest'),
  ]).toEqual([visible, visible])
})

test('the days of a home are asked once it is ticked that somebody moved, and no more when it is not', async () => {
  const page = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(alone) })
  const tick = fieldOf(page, 'movedHome')
  const days = () => ['day', 'month', 'year'].map((part) => fieldOf(page, `homeFrom-${part}`) !== null)
  const before = days()
  tick?.click()
  await vi.waitFor(() => expect(days()).toEqual([true, true, true]))
  tick?.click()
  await vi.waitFor(() => expect(days()).toEqual(before))
  expect(before).toEqual([false, false, false])
})

const moved = deductionsWith({ mortgageInterest: 3_120, wozValue: 276_000, movedHome: true, homeFrom: '2024-09-15' })

test('a day opens as it was saved, and review shows it with the way to its first control', async () => {
  const filing = { ...alone, deductionsData: moved }
  const page = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(filing) })
  const shown = ['homeFrom-day', 'homeFrom-month', 'homeFrom-year', 'homeUntil-day'].map((name) =>
    fieldValue(page, name),
  )
  expect(shown).toEqual(['15', '9', '2024', ''])
  fieldOf(page, 'movedHome')?.click()
  await vi.waitFor(() => expect(fieldOf(page, 'homeFrom-day')).toBeNull())
  close()
  const review = await open(ReviewPage, '/tax-filing/review', { data: withFiling(filing) })
  const way = review.querySelector('dl a[href="/tax-filing/deductions?at=homeFrom-day#homeFrom-day"]')
  expect(way?.closest('div')?.textContent).toContain('15 september 2024')
})

test('without script a day that is no date is named in the summary', async () => {
  const request = pageRequest({
    path: '/tax-filing/deductions',
    data: withFiling(alone),
    form: {
      name: 'deductions',
      fields: { movedHome: 'on', 'homeFrom-day': '31', 'homeFrom-month': '11', 'homeFrom-year': '2024' },
      problems: [{ field: 'homeFrom', code: 'not-a-date' }],
    },
  })
  const page = await open(DeductionsPage, '/tax-filing/deductions', nameWhatAlsoCounts(request))
  expect(page.querySelector('a[href="#homeFrom-day"]')?.textContent).toBe(
    'Registered at this home from: enter a real date, such as 27 3 1985',
  )
})

test('a day that cannot be is told at it, with what to do', async () => {
  const page = await open(DeductionsPage, '/tax-filing/deductions', {
    status: 422,
    data: withFiling(alone),
    form: {
      name: 'deductions',
      fields: {
        movedHome: 'on',
        'homeFrom-day': '15',
        'homeFrom-month': '9',
        'homeFrom-year': '2024',
        'homeUntil-day': '1',
        'homeUntil-month': '3',
        'homeUntil-year': '2024',
      },
      problems: [{ field: 'homeUntil', code: 'not-in-order' }],
    },
  })
  expect([page.querySelector('a[href="#homeUntil-day"]')?.textContent, fieldValue(page, 'homeUntil-month')]).toEqual([
    'These dates do not fit together. Did you have two homes? Enter the date of the first one below.',
    '3',
  ])
})
