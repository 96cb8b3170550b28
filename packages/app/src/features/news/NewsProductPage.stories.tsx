import type { Meta, StoryObj } from '@storybook/react-vite'
import { articles } from '../../testing/news-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './NewsProductPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/News product',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>
const product = 'news'

export const Articles: Story = { decorators: [storyPage({ product, data: { '/api/news': { articles } } })] }

export const Dutch: Story = {
  decorators: [storyPage({ product, language: 'nl', data: { '/api/news': { articles } } })],
}

export const Empty: Story = { decorators: [storyPage({ product, data: { '/api/news': { articles: [] } } })] }

export const NothingThatDay: Story = {
  decorators: [storyPage({ product, search: '?range=custom&date=2026-09-01', data: { '/api/news': { articles } } })],
}

export const NoDate: Story = {
  decorators: [storyPage({ product, search: '?range=custom&date=2026-13-45', data: { '/api/news': { articles } } })],
}

export const NoSuchCategory: Story = {
  decorators: [storyPage({ product, search: '?range=today&category=nonsense', data: { '/api/news': { articles } } })],
}
