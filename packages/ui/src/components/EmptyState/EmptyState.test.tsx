import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

test('it has a heading of the level asked for, and its picture is decoration', () => {
  const { container } = render(
    <EmptyState headingLevel={3} title="No documents yet">
      Upload one.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'No documents yet' })).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
