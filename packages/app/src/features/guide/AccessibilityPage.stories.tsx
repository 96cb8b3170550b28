import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './AccessibilityPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Accessibility',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/accessibility', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/accessibility', data: visitor, language: 'nl' })] }

const controller = { name: 'Example Foundation', contact: 'reports@example.org' }

export const WithContact: Story = {
  decorators: [storyPage({ path: '/accessibility', data: visitor, operator: { controller } })],
}
