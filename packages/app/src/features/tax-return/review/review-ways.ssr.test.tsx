import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../../page-request.ts'
import { answeredFiling, completedFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'

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

const said = ({ textContent }: Element) => textContent?.replace(/\s/g, ' ') ?? ''

test('review invites changes of an open return only', async () => {
  const introOf = async (filing: typeof completedFiling) => {
    const text = said(await open(ReviewPage, 'review', { language: 'en', data: withFiling(filing) }))
    opened?.close()
    return text.includes('You can still change them before you submit.')
  }
  expect([await introOf(answeredFiling), await introOf(completedFiling)]).toEqual([true, false])
})

test.each<[string, TaxFiling, string, string]>([
  ['nothing is answered', begunFiling, 'Go on with Income', '/tax-filing/income'],
  [
    'deductions are missing',
    { ...answeredFiling, deductionsData: null },
    'Go on with Deductions',
    '/tax-filing/deductions',
  ],
])('while %s, the main button goes there instead of to a submission that would refuse', async (_, filing, name, to) => {
  const page = await open(ReviewPage, 'review', { language: 'en', data: withFiling(filing) })
  const main = [...page.querySelectorAll('a')].filter((link) => link.textContent === name)
  expect([...new Set(main.map((link) => link.getAttribute('href')))]).toEqual([to])
  expect(page.textContent).not.toContain('Practise submitting')
})
