import type { Meta, StoryObj } from '@storybook/react-vite'
import { articles } from '../../testing/news-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './NewsTextPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/News texts',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>
const data = { '/api/news': { articles } }

export const Contact: Story = { decorators: [storyPage({ product: 'news', path: '/contact', data })] }

export const Privacy: Story = { decorators: [storyPage({ product: 'news', path: '/privacy', data })] }

export const Terms: Story = { decorators: [storyPage({ product: 'news', path: '/terms', data })] }

export const Accessibility: Story = { decorators: [storyPage({ product: 'news', path: '/accessibility', data })] }

const controller = { name: 'Example Foundation', contact: 'reports@example.org' }

export const ContactWithAddress: Story = {
  decorators: [storyPage({ product: 'news', path: '/contact', data, operator: { controller } })],
}

export const AccessibilityWithContact: Story = {
  decorators: [storyPage({ product: 'news', path: '/accessibility', data, operator: { controller } })],
}
