import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage } from '../../testing/story-page.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import { ErrorPage } from './ErrorPage.tsx'

const meta = { title: 'Screens/Error', component: ErrorPage, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ErrorPage
>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheServer: Story = { decorators: [storyPage({ status: 500, errorId: '7d1f2c9a' })] }

export const InTheBrowser: Story = { decorators: [storyPage()], render: () => <CrashNotice /> }
