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

export const AfterASubmittedReturn: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

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
