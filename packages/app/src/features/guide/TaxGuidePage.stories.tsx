import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './TaxGuidePage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Tax guide',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/tax-guide', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/tax-guide', data: visitor, language: 'nl' })] }

export const OfAnotherYear: Story = {
  decorators: [storyPage({ path: '/tax-guide', search: '?year=2026', data: visitor })],
}
