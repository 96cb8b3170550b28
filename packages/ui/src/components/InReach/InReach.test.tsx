import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InReach } from './InReach.tsx'

test('it comes into view once, when it appears', () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { rerender } = render(<InReach>Upload failed</InReach>)
  rerender(<InReach>Upload failed again</InReach>)
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]])
})
