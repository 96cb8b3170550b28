import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredFiling, completedFiling, couple, withFiling } from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './PartnerPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Partner',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/partner'

export const Empty: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...answeredFiling, partnerData: null }) })],
}

export const Filled: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling) })] }

export const NotJoint: Story = {
  decorators: [
    storyPage({
      path,
      data: { ...withFiling({ ...answeredFiling, isJointFiling: false }), '/api/drafts/partner': [] },
    }),
  ],
}

/** Asked for from a page of the return of another year. */
export const OtherReturn: Story = {
  decorators: [
    storyPage({
      path,
      search: '?of=9',
      data: {
        ...withFiling(answeredFiling),
        '/api/tax-filings': [answeredFiling, { ...answeredFiling, id: 9, year: 2023 }],
      },
    }),
  ],
}

/** Somebody parted: what the return still has of the partner. */
export const Parted: Story = {
  decorators: [
    storyPage({ path, data: { ...withFiling({ ...couple, isJointFiling: false }), '/api/drafts/partner': [] } }),
  ],
}

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling(answeredFiling),
      form: {
        name: 'partner',
        fields: { fullName: 'J', 'dateOfBirth-day': '31', 'dateOfBirth-month': '2', 'dateOfBirth-year': '1990' },
        problems: [
          { field: 'fullName', code: 'too-short' },
          { field: 'bsn', code: 'invalid-bsn' },
          { field: 'dateOfBirth', code: 'not-a-date' },
        ],
      },
    }),
  ],
}
