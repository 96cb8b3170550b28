import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Frame } from './Frame.tsx'

test('what comes first in reading is the skip link, then header, notices, navigation, page, footer, bottom bar', () => {
  const { container } = render(
    <Frame bottomBar="7" footer="6" header="2" notices="3" sidebar="4" start="1">
      5
    </Frame>,
  )
  expect(container.textContent).toBe('1234567')
})

test('the skip link can move focus to the page', () => {
  render(<Frame header="Header">Page</Frame>)
  const main = screen.getByRole('main')
  main.focus()
  expect([main.id, document.activeElement]).toEqual(['main', main])
})
