import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './DashboardPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

test.each([
  ['2025-04-30T21:59:59.000Z', false],
  ['2025-04-30T22:00:00.000Z', true],
])('at %s, midnight in the Netherlands or just before, the deadline has passed: %s', async (now, hasPassed) => {
  opened = await hydratePage(Page, pageRequest({ path: '/', data: withFiling(begunFiling), now }))
  expect(opened.container.textContent?.includes('(passed)')).toBe(hasPassed)
})
