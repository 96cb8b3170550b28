import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { completedFiling, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './DashboardPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

async function said(correction: TaxFiling, language: 'en' | 'nl') {
  const data = { ...withFiling(completedFiling), '/api/tax-filings': [correction, completedFiling] }
  opened = await hydratePage(Page, pageRequest({ path: '/', language, data }))
  expect(opened.complaints).toEqual([])
  return opened.container.textContent?.replace(/\s/g, ' ') ?? ''
}

const correction = { ...begunFiling, id: 9, correctsFilingId: completedFiling.id }

test.each([
  ['en', correction, ['Correction of', 'AW-2024-', 'What you submitted stands until you submit this correction.']],
  ['nl', correction, ['Verbetering van', 'Wat u inzond, blijft gelden tot u deze verbetering inzendt.']],
  ['en', { ...correction, completed: true }, ['Correction of', 'AW-2024-']],
] as const)('in %s the card says what is corrected and which return stands', async (language, filing, parts) => {
  const text = await said(filing, language)
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
})
