import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './FaqPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/FAQ',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/faq', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/faq', data: visitor, language: 'nl' })] }
