import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Card } from './Card.tsx'

describe('Card', () => {
  it('has a heading at the level its page needs', () => {
    render(<Card title="Tax return 2024" headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tax return 2024')
  })

  it('reads title, the line above it, content and actions in that order', () => {
    const { container } = render(
      <Card eyebrow="of 2024 " title="Return " actions="Open">
        Halfway{' '}
      </Card>,
    )
    expect(container.textContent).toBe('Return of 2024 Halfway Open')
  })

  it('draws no empty boxes', () => {
    const { container } = render(<Card>Only this</Card>)
    expect(container.firstElementChild?.childElementCount).toBe(1)
  })
})
