import { savedFields } from '@aangiftewijs/domain/tax-return'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  answeredFiling,
  bakeryStatement,
  completedFiling,
  photoOfBakery,
  strangersStatement,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './IncomePage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Income',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/income'

export const Empty: Story = { decorators: [storyPage({ path, data: withFiling(begunFiling) })] }

export const FromDocuments: Story = { decorators: [storyPage({ path, data: withFiling(begunFiling, threeDocuments) })] }

export const NotCounted: Story = {
  decorators: [storyPage({ path, data: withFiling(begunFiling, [strangersStatement]) })],
}

/** A statement and a photo of it: added up once, with the way to say otherwise. */
export const PhotoOfTheSame: Story = {
  decorators: [storyPage({ path, data: withFiling(begunFiling, [bakeryStatement, photoOfBakery]) })],
}

/** Several statements that do not count: of them it is said whether they count. */
export const SeveralNotCounted: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(begunFiling, [strangersStatement, { ...strangersStatement, id: 98, filename: 'loon.pdf' }]),
    }),
  ],
}

/** A couple's papers: one of somebody else asks whose it is, above the form. */
export const PapersOfTwo: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({ ...begunFiling, isJointFiling: true }, [...threeDocuments, strangersStatement]),
    }),
  ],
}

export const SavedOtherwise: Story = {
  decorators: [storyPage({ path, data: withFiling(answeredFiling, threeDocuments) })],
}

/** What was typed before cannot be read: no figure, and the field says so. */
export const Unreadable: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...withFiling(answeredFiling),
        '/api/drafts/income': [
          {
            id: 'a'.repeat(32),
            taxFilingId: answeredFiling.id,
            fields: { ...savedFields('income', answeredFiling), salary: '47.81O,50' },
            base: savedFields('income', answeredFiling),
            savedAt: '2026-11-20T19:45:00.000Z',
          },
        ],
      },
    }),
  ],
}

export const WithoutReturn: Story = { decorators: [storyPage({ path, data: withFiling(null) })] }

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }

export const AlsoCounted: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 0, savings: 130_000, partnerSalary: 21_000 },
      }),
    }),
  ],
}

export const Overtaken: Story = {
  decorators: [
    storyPage({
      path,
      status: 412,
      data: withFiling(answeredFiling),
      form: { name: 'income', fields: { salary: '70.000' }, problems: [], message: 'Changed elsewhere' },
    }),
  ],
}

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      status: 422,
      data: withFiling(begunFiling),
      form: {
        name: 'income',
        fields: { salary: '-1', taxWithheld: 'a lot' },
        problems: [
          { field: 'salary', code: 'negative' },
          { field: 'taxWithheld', code: 'not-a-number' },
        ],
      },
    }),
  ],
}

/** Somebody parted: what was asked of both is to be looked at again. */
export const Parted: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({
        ...answeredFiling,
        isJointFiling: false,
        askedJointly: { income: true },
        incomeData: { salary: 60_000, otherIncome: 1_200, taxWithheld: 10_672.25, savings: 90_000, debts: 4_000 },
      }),
    }),
  ],
}
