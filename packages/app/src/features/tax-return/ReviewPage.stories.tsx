import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  answeredFiling,
  bankOverview,
  completedFiling,
  couple,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './ReviewPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Review',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/review'

export const Joint: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling, threeDocuments) })] }

export const Single: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...answeredFiling, isJointFiling: false, partnerData: null }) })],
}

export const JustBegun: Story = { decorators: [storyPage({ path, data: withFiling(begunFiling) })] }

export const NotFound: Story = { decorators: [storyPage({ path, data: withFiling(null) })] }

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling, threeDocuments) })] }

/** Five tips at most: the specified, then what the result itself suggests. */
export const WithTips: Story = {
  decorators: [
    storyPage({
      path,
      search: '?tips',
      data: withFiling({
        ...answeredFiling,
        isJointFiling: false,
        partnerData: null,
        incomeData: { salary: 72_000, otherIncome: 0, taxWithheld: 18_500, savings: 200_000, untaxedAllowance: 21_000 },
      }),
    }),
  ],
}

/** Box 3 of a year whose percentages are not final: the figure is provisional, and says why beneath it. */
export const Provisional: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        year: 2026,
        isJointFiling: false,
        partnerData: null,
        setupData: answeredFiling.setupData && { ...answeredFiling.setupData, ownHome: false },
        incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 12_500, savings: 250_000, investments: 100_000 },
        deductionsData: null,
      }),
    }),
  ],
}

/** Nobody's age is known, so that what the figure hangs on stands open beneath it. */
export const PensionOfUnknownAge: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        incomeData: { salary: 0, otherIncome: 0, taxWithheld: 1_200, pensions: 33_000, partnerPensions: 13_000 },
      }),
    }),
  ],
}

/** An amount that was not read surely is named with its file, and leads to its field and its document; alimony has an assessment of its own. */
export const NotReadSurely: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(
        {
          ...answeredFiling,
          isJointFiling: false,
          partnerData: null,
          incomeData: {
            salary: 40_000,
            otherIncome: 9_600,
            taxWithheld: 9_000,
            otherWorkReceipts: 0,
            savings: 50_540.15,
            investments: 31_750.4,
            dividendTaxWithheld: 91.8,
          },
        },
        [bankOverview],
      ),
    }),
  ],
}

/** The law gives no figure that this product knows: why, and where to read more. */
export const NoFigure: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        setupData: { ...answeredFiling.setupData, taxIdentifier: '•••••0019', foreignIncome: true, ownHome: true },
        incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 10_672 },
      }),
    }),
  ],
}

/** A couple that could divide better: what it is worth, in the card of the result. */
export const DivideDifferently: Story = { decorators: [storyPage({ path, data: withFiling(couple) })] }
