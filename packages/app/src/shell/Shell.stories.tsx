import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page as MenuPage } from '../features/menu/MenuPage.tsx'
import { visitor } from '../testing/fixtures.ts'
import { storyPage } from '../testing/story-page.tsx'
import { Shell } from './Shell.tsx'

const meta = {
  title: 'Screens/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { isLoading: false, announcement: '', children: <MenuPage /> },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = { decorators: [storyPage({ path: '/menu' })] }

export const Visitor: Story = { decorators: [storyPage({ path: '/menu', data: visitor })] }

export const LoadingAnotherPage: Story = { args: { isLoading: true }, decorators: [storyPage({ path: '/menu' })] }

export const WithMessage: Story = {
  decorators: [
    storyPage({
      path: '/menu',
      flash: { variant: 'warning', title: 'Your session has ended', text: 'Sign in again to go on where you were.' },
    }),
  ],
}

/** What was done can be taken back. */
export const WithUndo: Story = {
  decorators: [
    storyPage({
      path: '/menu',
      flash: {
        variant: 'default',
        title: 'Your return counts what your documents say',
        text: 'Salary: € 20.000,00 instead of € 25.000,00.',
        undo: { action: '/tax-filing/review', fields: { intent: 'put-back' }, text: 'Put € 25.000,00 back' },
      },
    }),
  ],
}

export const InDutch: Story = { decorators: [storyPage({ path: '/tax-filing/income', language: 'nl' })] }
