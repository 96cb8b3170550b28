import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

test('the SkipLink is what Tab reaches first and leads to the content', async () => {
  render(
    <>
      <SkipLink>Skip</SkipLink>
      <a href="#menu">Menu</a>
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip' }))
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
})
