import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Announcer } from './Announcer.tsx'

describe('Announcer', () => {
  it('keeps its place and changes its words, so that each message is said once', () => {
    const { rerender } = render(<Announcer message="" />)
    const place = screen.getByRole('status')
    rerender(<Announcer message="12 articles" />)
    expect(screen.getByRole('status')).toBe(place)
    expect(place.textContent).toBe('12 articles')
  })

  it('interrupts only when it is told to', () => {
    render(<Announcer message="Signed out" politeness="assertive" />)
    expect(screen.getByRole('alert').textContent).toBe('Signed out')
  })
})
