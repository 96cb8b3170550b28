import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredFiling, completedFiling, threeDocuments, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './PreviousFilingsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Previous filings',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/previous-filings'
const submitted = { ...completedFiling, id: 2 }
const returns = [
  { ...begunFiling, id: 5, year: 2025 },
  { ...answeredFiling, id: 4, year: 2023, isJointFiling: false, partnerData: null },
  submitted,
]

export const SeveralReturns: Story = {
  decorators: [storyPage({ path, data: { ...withFiling(null, threeDocuments), '/api/tax-filings': returns } })],
}

export const Correction: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...withFiling(null),
        '/api/tax-filings': [{ ...answeredFiling, id: 6, correctsFilingId: submitted.id }, submitted],
      },
    }),
  ],
}

export const ReplacedByACorrection: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...withFiling(null),
        '/api/tax-filings': [
          { ...submitted, id: 6, correctsFilingId: submitted.id, updatedAt: '2026-11-26T09:00:00.000Z' },
          submitted,
        ],
      },
    }),
  ],
}

export const AskedToDiscard: Story = {
  decorators: [
    storyPage({
      path,
      search: '?discard=5',
      data: { ...withFiling(null, threeDocuments), '/api/tax-filings': returns },
    }),
  ],
}

export const NotOpened: Story = {
  decorators: [
    storyPage({
      path,
      status: 409,
      data: { ...withFiling(null), '/api/tax-filings': returns },
      form: {
        name: 'returns',
        fields: {},
        problems: [],
        message: 'You already have a tax filing for 2024. Go on with that one, or choose another year.',
      },
    }),
  ],
}
