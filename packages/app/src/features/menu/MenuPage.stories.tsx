import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './MenuPage.tsx'

const meta = { title: 'Screens/Menu', component: Page, parameters: { layout: 'padded' } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = { decorators: [storyPage({ path: '/menu' })] }

export const Visitor: Story = { decorators: [storyPage({ path: '/menu', data: visitor })] }
