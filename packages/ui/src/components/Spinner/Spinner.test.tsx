import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Spinner } from './Spinner.tsx'

describe('Spinner', () => {
  it('is a status that says what is awaited, seen or not', () => {
    const { rerender } = render(<Spinner label="Reading" />)
    expect(screen.getByRole('status').textContent).toBe('Reading')
    rerender(<Spinner label="Reading" isLabelVisible />)
    expect(screen.getByRole('status').textContent).toBe('Reading')
  })
})
