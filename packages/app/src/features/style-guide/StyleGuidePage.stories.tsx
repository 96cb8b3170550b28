import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './StyleGuidePage.tsx'

const meta = { title: 'Screens/Style guide', component: Page } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { decorators: [storyPage({ path: '/style-guide', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/style-guide', data: visitor, language: 'nl' })] }
