import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './NotFoundPage.tsx'

const meta = { title: 'Screens/Not found', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const UnknownPath: Story = { decorators: [storyPage({ path: '/nowhere', status: 404 })] }
