import type { Meta, StoryObj } from '@storybook/react-vite'
import { digidCitizen, lookingAround, signedIn } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './ActivityPage.tsx'

const meta = { title: 'Screens/Activity', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const path = '/settings/activity'

export const SeveralEntries: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...signedIn,
        '/api/user/activity': [
          { at: '2026-11-20T18:45:00.000Z', event: 'return-submitted', address: '192.0.2.0/24' },
          { at: '2026-11-20T18:30:00.000Z', event: 'signed-in', address: '2001:db8:7::/48' },
          { at: '2026-11-20T18:20:00.000Z', event: 'signed-in', address: '::/48' },
          { at: '2026-11-19T09:12:00.000Z', event: 'password-link-sent', address: null },
          { at: '2026-11-01T09:00:00.000Z', event: 'registered', address: '192.0.2.0/24' },
        ],
      },
    }),
  ],
}

export const OfPracticeAccount: Story = {
  decorators: [storyPage({ path, data: { ...digidCitizen, '/api/user/activity': [] } })],
}

export const WhileLookingAround: Story = { decorators: [storyPage({ path, data: lookingAround })] }

export const NothingYet: Story = {
  decorators: [storyPage({ path, data: { ...signedIn, '/api/user/activity': [] } })],
}
