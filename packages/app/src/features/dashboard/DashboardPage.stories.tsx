import type { Meta, StoryObj } from '@storybook/react-vite'
import { begunFiling, digidCitizen, lookingAround, sanne, visitor, withFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './DashboardPage.tsx'

const meta = { title: 'Screens/Dashboard', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { decorators: [storyPage({ data: visitor })] }

export const WithoutReturn: Story = { decorators: [storyPage({})] }

export const WithReturn: Story = { decorators: [storyPage({ data: withFiling })] }

export const Completed: Story = {
  decorators: [
    storyPage({
      data: { ...withFiling, '/api/tax-filings': [{ ...begunFiling, completed: true, currentStep: 'submit' }] },
    }),
  ],
}

const submitted = { ...begunFiling, completed: true, currentStep: 'submit' } as const

/** The submitted return stands until its correction is submitted. */
export const Correction: Story = {
  decorators: [
    storyPage({
      data: {
        ...withFiling,
        '/api/tax-filings': [{ ...begunFiling, id: 9, correctsFilingId: submitted.id }, submitted],
      },
    }),
  ],
}

export const SignedInWithDigid: Story = { decorators: [storyPage({ data: digidCitizen })] }

/** Nothing is kept of who looks around, and nothing says that it is. */
export const LookingAround: Story = { decorators: [storyPage({ data: lookingAround })] }

export const LongNameInDutch: Story = {
  decorators: [
    storyPage({
      language: 'nl',
      data: {
        ...withFiling,
        '/api/user': { ...sanne, fullName: 'Wilhelmina-Anastasia van Oldenbarneveldt tot Schimmelpennin' },
      },
    }),
  ],
}
