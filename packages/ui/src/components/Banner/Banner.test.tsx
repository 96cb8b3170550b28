import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Banner } from './Banner.tsx'

describe('Banner', () => {
  it('is announced only when it is told to be', () => {
    const { rerender } = render(<Banner tone="info">Saved</Banner>)
    expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
    rerender(
      <Banner tone="error" role="alert">
        Not saved
      </Banner>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
  })

  it('has a heading only where the outline needs one', () => {
    const { rerender } = render(<Banner tone="info" title="Demonstration" />)
    expect(screen.queryByRole('heading')).toBe(null)
    rerender(<Banner tone="info" title="Demonstration" headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Demonstration')
  })
})
