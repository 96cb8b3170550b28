import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  answeredFiling,
  completedFiling,
  mortgageWithDeposit,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './DeductionsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Deductions',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/deductions'

export const Empty: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...answeredFiling, deductionsData: null }) })],
}

export const NotSure: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...answeredFiling, deductionsData: null }, threeDocuments) })],
}

/** A statement that calls less deductible than was paid: the interest of a building deposit is taken off. */
export const LessDeductible: Story = {
  decorators: [
    storyPage({ path, data: withFiling({ ...answeredFiling, deductionsData: null }, [mortgageWithDeposit]) }),
  ],
}

export const Filled: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling) })] }

/** A home of one’s own that was bought in the year: the days are asked. */
export const MovedHome: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        deductionsData: deductionsWith({
          mortgageInterest: 3_120,
          wozValue: 276_000,
          movedHome: true,
          homeFrom: '2024-09-15',
        }),
      }),
    }),
  ],
}

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling({ ...answeredFiling, deductionsData: null }),
      form: {
        name: 'deductions',
        fields: { mortgageInterest: '-5', charityDonations: 'some' },
        problems: [
          { field: 'mortgageInterest', code: 'negative' },
          { field: 'charityDonations', code: 'not-a-number' },
        ],
      },
    }),
  ],
}

/** A part that is more than the whole above it. */
export const PartAboveItsWhole: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling({ ...answeredFiling, deductionsData: null }),
      form: {
        name: 'deductions',
        fields: { charityDonations: '0,00', periodicGifts: '5.000,00' },
        problems: [{ field: 'periodicGifts', code: 'more-than-whole' }],
      },
    }),
  ],
}
