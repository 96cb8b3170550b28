import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Footer } from './Footer.tsx'

const links = [{ href: '/about', label: 'About' }]
const socialLinks = [{ href: 'https://github.com', label: 'GitHub', isExternal: true }]

test('own links stay, external ones open a new tab that learns nothing of this one', () => {
  render(<Footer copyright="© 2026" label="Site" links={links} socialLabel="Follow us" socialLinks={socialLinks} />)
  const attributes = (name: string) => {
    const link = screen.getByRole('link', { name })
    return [link.getAttribute('target'), link.getAttribute('rel')]
  }
  expect([attributes('About'), attributes('GitHub')]).toEqual([
    [null, null],
    ['_blank', 'noreferrer'],
  ])
})

test('social links without a name for them are not shown', () => {
  render(<Footer copyright="© 2026" label="Site" links={links} socialLinks={socialLinks} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['About'])
})
