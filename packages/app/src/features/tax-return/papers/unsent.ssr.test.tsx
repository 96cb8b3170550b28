import type { Hydrated } from '@aangiftewijs/ui/testing'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest, sanne } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { keepUnsent, type Lack, takeUnsent } from '../../documents/unsent-files.ts'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => {
  opened?.close()
  // Of nobody: those of everybody are let go of.
  takeUnsent(0, 'other')
})

const keep = (owner: number, name: string, lacks: Lack) =>
  keepUnsent({ owner, type: 'income_statement', file: new File(['%PDF-'], name), lacks })

test.each([
  ['income', IncomePage],
  ['deductions', DeductionsPage],
  ['review', ReviewPage],
] as const)('at %s files that are not in are named, with what they lack and the way to them', async (step, Page) => {
  keep(sanne.id, 'sealed.pdf', 'password')
  keep(sanne.id, 'lost.pdf', 'try')
  keep(sanne.id + 1, 'of-another.pdf', 'try')
  opened = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, data: withFiling(answeredFiling) }))
  const { container } = opened
  await waitFor(() => expect(container.textContent).toContain('Not uploaded yet: sealed.pdf. Go back'), {
    timeout: 10_000,
  })
  expect(container.textContent).toContain('Not uploaded: lost.pdf. We try again')
  expect(container.textContent).not.toContain('of-another.pdf')
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toContain('Go to Documents')
})
