import type { Meta, StoryObj } from '@storybook/react-vite'
import { digidCitizen, lookingAround } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SettingsPage.tsx'

const meta = { title: 'Screens/Settings', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = { decorators: [storyPage({ path: '/settings' })] }

export const Security: Story = { decorators: [storyPage({ path: '/settings', search: '?tab=security' })] }

export const SecurityAfterDigid: Story = {
  decorators: [storyPage({ path: '/settings', search: '?tab=security', data: digidCitizen })],
}

export const SecurityWhileLookingAround: Story = {
  decorators: [storyPage({ path: '/settings', search: '?tab=security', data: lookingAround })],
}

export const PasswordWithProblems: Story = {
  decorators: [
    storyPage({
      path: '/settings',
      form: { name: 'password', fields: {}, problems: [{ field: 'newPassword', code: 'too-short' }] },
    }),
  ],
}

export const SecurityWithBackups: Story = {
  decorators: [storyPage({ path: '/settings', search: '?tab=security', operator: { backupDays: 14 } })],
}
