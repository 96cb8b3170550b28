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

test('it goes again where scrolling answers with a promise', () => {
  Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve())
  const { unmount } = render(<InReach>Upload failed</InReach>)
  expect(unmount).not.toThrow()
})
