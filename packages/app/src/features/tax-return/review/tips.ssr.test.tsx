import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../../page-request.ts'
import { answeredFiling, bakeryStatement, couple, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => {
  opened?.close()
  vi.useRealTimers()
})

/** Opens review as the server renders it and the browser hydrates it; nothing may complain. */
async function open(changes: Partial<PageRequest>): Promise<HTMLElement> {
  opened = await hydratePage(ReviewPage, pageRequest({ path: '/tax-filing/review', ...changes }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

test('without script the tips are a press away, on the page itself, each with its reason and its place in the guide', async () => {
  const panel = () => new DOMParser().parseFromString(opened?.html ?? '', 'text/html').querySelector('#tips')
  const tipsIn = (html: Element | null) =>
    [...(html?.querySelectorAll('li') ?? [])].map((tip) => [
      tip.querySelector('a')?.getAttribute('href'),
      tip.querySelectorAll('p')[1]?.textContent?.split('. ')[0],
    ])
  await open({ data: withFiling(answeredFiling) })
  const form = panel()?.querySelector('form')
  const names = [...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)
  expect([form?.textContent, form?.getAttribute('action'), names, tipsIn(panel())]).toEqual([
    'Generate tips',
    '/tax-filing/review#tips',
    ['tips'],
    [],
  ])
  opened?.close()
  const page = await open({ search: '?tips', data: withFiling(answeredFiling) })
  const tips = [
    ['/tax-guide#education-expenses', 'Your salary is above € 40.000 and there are no education documents'],
    ['/tax-guide#thirty-percent-ruling', 'Your salary is above € 38.000'],
    ['/tax-guide#employment-income', 'You have a salary'],
    ['/tax-guide#healthcare-expenses', 'Your return has no healthcare expenses'],
    ['/tax-guide#donations', 'Your return has no donations'],
  ]
  expect([tipsIn(panel()), tipsIn(page.querySelector('#tips'))]).toEqual([tips, tips])
})

test('with what the result suggests there are five tips at most, and none for the 30% ruling that the return names', async () => {
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: true, birthDate: '1990-01-01' }
  const alone = { ...answeredFiling, isJointFiling: false, partnerData: null, setupData }
  const incomeData = {
    salary: 72_000,
    otherIncome: 0,
    taxWithheld: 18_500,
    savings: 200_000,
    untaxedAllowance: 21_000,
  }
  const filing = { ...alone, incomeData, deductionsData: deductionsWith({ charityDonations: 300 }) }
  const page = await open({ search: '?tips', data: withFiling(filing) })
  const panel = page.querySelector('#tips')
  expect([
    panel?.querySelectorAll('li').length,
    panel?.textContent?.replace(/\s/g, ' ').includes('What your result itself'),
  ]).toEqual([5, true])
  expect(panel?.innerHTML).not.toContain('#thirty-percent-ruling')
})

test('what the result itself suggests stands first, with what it is worth: the division of a couple, then a child', async () => {
  const page = await open({ search: '?tips', data: withFiling(couple) })
  const panel = page.querySelector('#tips')
  expect([...(panel?.querySelectorAll('h3') ?? [])].map((title) => title.textContent)).toEqual([
    'What your result itself suggests',
    'What is also worth checking',
  ])
  expect([...(panel?.querySelectorAll('li a') ?? [])].slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    '/tax-filing/what-if#divide',
    '/tax-filing/income?at=childUnder12#childUnder12',
  ])
  expect(panel?.querySelector('li')?.textContent?.replace(/\s/g, ' ')).toContain('saves you together € 1.528,00')
})

test('where there is no figure, having nothing to add is not called complete', async () => {
  const refused = {
    ...answeredFiling,
    isJointFiling: false,
    partnerData: null,
    setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: false, birthDate: '1990-01-01' },
    incomeData: { salary: 0, otherIncome: 20_000, taxWithheld: 0, diedInYear: true },
    deductionsData: deductionsWith({ periodicGifts: 300, healthcareExpenses: 5_000 }),
  }
  const said = async (filing: typeof refused) => {
    const page = await open({ search: '?tips', data: withFiling(filing) })
    const text = page.querySelector('#tips')?.textContent ?? ''
    opened?.close()
    return [text.includes('your answers look complete'), text.includes('We cannot work out a figure for this return')]
  }
  expect(await said(refused)).toEqual([false, true])
  const incomeData = { ...refused.incomeData, diedInYear: false, filesApart: true }
  expect(await said({ ...refused, incomeData })).toEqual([true, false])
})

test('tips look at the figures review shows: those of the documents while none are saved', async () => {
  const unsaved = { ...answeredFiling, incomeData: null }
  await open({ search: '?tips', data: withFiling(unsaved, [bakeryStatement]) })
  expect(opened?.html).toContain('/tax-guide#thirty-percent-ruling')
  expect(opened?.html).not.toContain('/tax-guide#education-expenses')
})

test('how many there are is said, and the tips are left to be read one by one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await open({ data: withFiling(answeredFiling) })
  const panel = within(page.querySelector<HTMLElement>('#tips') ?? page)
  expect(panel.getByRole('status').textContent).toBe('')
  fireEvent.click(panel.getByRole('button', { name: 'Generate tips' }))
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect([panel.getByRole('status').textContent, panel.getAllByRole('listitem').length]).toEqual([
    '5 tips, above this button',
    5,
  ])
  expect(panel.getAllByRole('listitem')[0]?.closest('[aria-live], [role=status]')).toBeNull()
})
