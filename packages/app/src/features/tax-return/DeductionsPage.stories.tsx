import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredFiling, completedFiling, threeDocuments, withFiling } from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './DeductionsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Deductions',
  component: Page,
  parameters: { layout: 'fullscreen' },
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

export const Filled: Story = { decorators: [storyPage({ path, data: withFiling(answeredFiling) })] }

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling) })] }
