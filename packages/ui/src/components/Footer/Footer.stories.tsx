import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../testing/states.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    label: 'About this site',
    links: [
      { href: '/about', label: 'About' },
      { href: '/tax-guide', label: 'Dutch Tax Guide' },
      { href: '/resources', label: 'Tax Resources' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/terms', label: 'Terms' },
    ],
    socialLabel: 'Follow us',
    socialLinks: [
      { href: 'https://www.linkedin.com', label: 'LinkedIn', isExternal: true },
      { href: 'https://github.com', label: 'GitHub', isExternal: true },
    ],
    copyright: '© 2026 Aangiftewijs. A demonstration; not affiliated with the tax authority.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  args: { about: 'Guides you through your income tax return, one question at a time.' },
}

export const LinksOnly: Story = { args: { socialLinks: [] } }
export const States: Story = statesOf(['hover', 'focus'], ({ label, socialLabel }, state) => ({
  label: `${label} (${state})`,
  socialLabel: `${socialLabel} (${state})`,
}))
