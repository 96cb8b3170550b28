import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './HelpPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Help',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/help', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/help', data: visitor, language: 'nl' })] }

export const SearchResults: Story = {
  decorators: [storyPage({ path: '/help', search: '?q=box+3', data: visitor })],
}
