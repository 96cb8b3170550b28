import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRequest } from '../../../testing/fixtures.ts'
import { PageFrame } from '../../../testing/story-page.tsx'
import { PrintPreview } from './PrintPreview.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a browser whose pages cannot print says how to', () => {
  vi.stubGlobal('print', undefined)
  render(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/review' })}>
      <PrintPreview />
    </PageFrame>,
  )
  expect(screen.getByText('Use the print function of your browser.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
