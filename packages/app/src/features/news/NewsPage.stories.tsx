import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { articles } from '../../testing/news-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './NewsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/News',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/news'
const never = () => new Promise<never>(() => undefined)
const failing = () => Promise.reject(new Error('No connection'))

export const TopNews: Story = { decorators: [storyPage({ path, data: { ...visitor, '/api/news': { articles } } })] }

export const OneDay: Story = {
  decorators: [
    storyPage({
      path,
      search: '?date=2026-11-20',
      data: { ...visitor, '/api/news?date=2026-11-20': { articles: articles.slice(2, 3) } },
    }),
  ],
}

export const Dutch: Story = {
  decorators: [storyPage({ path, language: 'nl', data: { ...visitor, '/api/news': { articles } } })],
}

export const Empty: Story = { decorators: [storyPage({ path, data: { ...visitor, '/api/news': { articles: [] } } })] }

export const Loading: Story = { decorators: [storyPage({ path, data: visitor }, never)] }

export const Failed: Story = { decorators: [storyPage({ path, data: visitor }, failing)] }
