import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  answeredFiling,
  completedFiling,
  couple,
  dividedCouple,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SubmitPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Submit',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/submit'

export const Ready: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling, threeDocuments) })] }

/** No figure: the heirs file for who died, nobody signs for the dead, and the rest is as rough as any figure. */
export const PartnerDied: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(
        { ...dividedCouple, incomeData: dividedCouple.incomeData && { ...dividedCouple.incomeData, diedInYear: true } },
        threeDocuments,
      ),
    }),
  ],
}

/** An amount was typed, and another stands at nothing: the documents say otherwise. */
export const DocumentsDiffer: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(
        { ...answeredFiling, incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 0 } },
        threeDocuments,
      ),
    }),
  ],
}

export const StepsMissing: Story = { decorators: [storyPage({ path, data: withFiling(begunFiling) })] }

export const SomethingUnsaved: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...withFiling(answeredFiling, threeDocuments),
        '/api/drafts': [
          { taxFilingId: answeredFiling.id, step: 'partner' },
          { taxFilingId: answeredFiling.id, step: 'deductions' },
        ],
      },
    }),
  ],
}

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling(answeredFiling),
      form: { name: 'submit', fields: {}, problems: [{ field: 'confirmation', code: 'not-accepted' }] },
    }),
  ],
}

export const Submitted: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

/** A couple that could divide better, and is told by how much. */
export const DivideDifferently: Story = { decorators: [storyPage({ path, data: withFiling(couple) })] }

/** The same, once the best division was used. */
export const BestDivisionCounts: Story = { decorators: [storyPage({ path, data: withFiling(dividedCouple) })] }

/** The same, submitted without it. */
export const SubmittedDividedWorse: Story = {
  decorators: [storyPage({ path, data: withFiling({ ...couple, completed: true, currentStep: 'submit' }) })],
}
