import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { GatePage } from './GatePage.tsx'

const meta = { title: 'Screens/Gate', component: GatePage, parameters: { layout: 'padded' } } satisfies Meta<
  typeof GatePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Redirecting: Story = { decorators: [storyPage({ path: '/settings', data: visitor, status: 401 })] }
