import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LinkButton } from './LinkButton.tsx'

describe('LinkButton', () => {
  it('is a link to where it leads, reached with Tab', async () => {
    render(<LinkButton href="/setup">Start</LinkButton>)
    await userEvent.tab()
    const link = screen.getByRole('link', { name: 'Start' })
    expect(document.activeElement).toBe(link)
    expect(link.getAttribute('href')).toBe('/setup')
  })

  it('gives a new tab no hold on this one', () => {
    render(
      <LinkButton href="/summary" target="_blank">
        Print
      </LinkButton>,
    )
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  })
})
