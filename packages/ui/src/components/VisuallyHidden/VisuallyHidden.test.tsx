import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('VisuallyHidden adds words to a name', () => {
  render(
    <a href="#x">
      Change
      <VisuallyHidden> your income</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link').textContent).toBe('Change your income')
})
