import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { end } from './Link.css.ts'
import { Link } from './Link.tsx'

describe('Link', () => {
  it('is reached with Tab and leads to its address', async () => {
    render(<Link href="/guide">Guide</Link>)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Guide' }))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/guide')
  })

  it('says that an external link opens a new tab, and shares nothing with it', () => {
    render(
      <Link href="https://example.org/" isExternal externalLabel="(opens in a new tab)">
        Rates
      </Link>,
    )
    const link = screen.getByRole('link', { name: /^Rates ?\(opens in a new tab\)$/ })
    expect(link.querySelector('svg')?.parentElement?.className).toBe(end)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })
})
