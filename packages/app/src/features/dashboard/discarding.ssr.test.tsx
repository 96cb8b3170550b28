import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { completedFiling, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './DashboardPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

const discarding = (filing: TaxFiling) => `/previous-filings?discard=${filing.id}&from=dashboard`

test.each([
  ['a return under way is led to where it can be discarded', begunFiling, discarding(begunFiling), '_top'],
  ['a submitted return is not', completedFiling, undefined, undefined],
])('on the card %s', async (_, filing, href, target) => {
  opened = await hydratePage(Page, pageRequest({ path: '/', data: withFiling(filing) }))
  expect(opened.complaints).toEqual([])
  const link = opened.container.querySelector('a[href*="discard"]')
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([href, target])
})
