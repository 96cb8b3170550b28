import { takenOver } from '@aangiftewijs/domain/tax-return'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredFiling, completedFiling, withFiling } from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SetupPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Setup',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/setup'

export const FirstTime: Story = { decorators: [storyPage({ path, data: withFiling(null) })] }

export const Updating: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling) })] }

/** Somebody parted: what is kept of the partner. */
export const Parted: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...answeredFiling, isJointFiling: false }) })],
}

export const AfterASubmittedReturn: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

export const FromAnotherReturn: Story = {
  decorators: [
    storyPage({
      path,
      search: '?new=2025',
      data: {
        ...withFiling(completedFiling),
        '/api/drafts/setup': [
          {
            id: 'a'.repeat(32),
            taxFilingId: null,
            fields: { year: '2025', ...takenOver('setup', completedFiling) },
            base: {},
            savedAt: '2026-11-20T19:45:00.000Z',
          },
        ],
      },
    }),
  ],
}

export const OfASubmittedYear: Story = {
  decorators: [storyPage({ path, search: '?new=2024', data: withFiling(completedFiling) })],
}

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling(null),
      form: {
        name: 'setup',
        fields: { year: '2025', taxIdentifier: '1' },
        problems: [
          { field: 'taxIdentifier', code: 'required' },
          { field: 'acceptTerms', code: 'not-accepted' },
        ],
      },
    }),
  ],
}
