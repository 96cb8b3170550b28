import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Header } from './Header.tsx'

test('the product name leads home', () => {
  render(<Header productName="Aangiftewijs" />)
  expect(screen.getByRole('link', { name: 'Aangiftewijs' })).toHaveProperty('pathname', '/')
})

test('home can be elsewhere', () => {
  render(<Header homeHref="/news" productName="AI Daily News" />)
  expect(screen.getByRole('link', { name: 'AI Daily News' })).toHaveProperty('pathname', '/news')
})

test('the notice comes before the product name, the tools after it', () => {
  render(<Header notice="Demonstration" productName="Aangiftewijs" userMenu="Sanne" />)
  expect(screen.getByRole('banner').textContent).toBe('DemonstrationAangiftewijsSanne')
})
