import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Frame } from './Frame.tsx'

test('what comes first in reading is the skip link, then header, navigation, page, footer, bottom bar', () => {
  const { container } = render(
    <Frame bottomBar="6" footer="5" header="2" sidebar="3" start="1">
      4
    </Frame>,
  )
  expect(container.textContent).toBe('123456')
})

test('the skip link can move focus to the page', () => {
  render(<Frame header="Header">Page</Frame>)
  const main = screen.getByRole('main')
  main.focus()
  expect([main.id, document.activeElement]).toEqual(['main', main])
})
