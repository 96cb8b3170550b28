import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageFailure } from './PageFailure.tsx'

test('it is said as soon as it stands there', () => {
  render(<PageFailure>There is no connection.</PageFailure>)
  expect(screen.getByRole('alert').textContent).toBe('There is no connection.')
})
