import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './PrivacyPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Privacy',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const Default: Story = { decorators: [storyPage({ path: '/privacy', data: visitor })] }

export const Dutch: Story = { decorators: [storyPage({ path: '/privacy', data: visitor, language: 'nl' })] }

export const OperatorNamed: Story = {
  decorators: [
    storyPage({
      path: '/privacy',
      data: visitor,
      operator: {
        controller: { name: 'Stichting Voorbeeld, Dorpsstraat 1, Utrecht', contact: 'privacy@example.org' },
        processors: ['Example Hosting, Germany', 'Example Mail, Ireland'],
        sendsMail: true,
        hasBucket: true,
        backupDays: 14,
      },
    }),
  ],
}
