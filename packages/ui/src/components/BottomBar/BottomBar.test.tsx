import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BottomBar } from './BottomBar.tsx'

const items = [
  { href: '/', label: 'Home', current: 'page' },
  { href: '/tax-filing/setup', label: 'File Taxes' },
  { href: '/menu', label: 'Menu' },
] as const

test('three links in order, the current one marked', () => {
  render(<BottomBar items={items} label="Quick" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Home', 'page'],
    ['File Taxes', null],
    ['Menu', null],
  ])
})

test('Tab visits each link', async () => {
  render(<BottomBar items={items} label="Quick" />)
  const visited: (string | null)[] = []
  for (const _ of items) {
    await userEvent.tab()
    visited.push(document.activeElement?.textContent ?? null)
  }
  expect(visited).toEqual(['Home', 'File Taxes', 'Menu'])
})
