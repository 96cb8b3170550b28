import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sidebar } from './Sidebar.tsx'

const groups = [
  {
    id: 'filing',
    items: [
      { href: '/tax-filing/setup', label: 'Tax Filing', current: 'section' },
      { href: '/documents', label: 'Documents', current: 'page' },
    ],
  },
  { id: 'resources', title: 'Resources', items: [{ href: '/faq', label: 'FAQ' }] },
] as const

test('the current page and the current section are told apart', () => {
  render(<Sidebar groups={groups} label="Main" />)
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current')
  expect([current('Tax Filing'), current('Documents'), current('FAQ')]).toEqual(['true', 'page', null])
})

test('the navigation and its titled groups have names', () => {
  render(<Sidebar groups={groups} label="Main" />)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Resources' }).textContent).toBe('ResourcesFAQ')
})
