import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './TermsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Terms',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/terms', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/terms', data: visitor, language: 'nl' })] }
