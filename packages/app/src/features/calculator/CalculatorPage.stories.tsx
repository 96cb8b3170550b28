import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './CalculatorPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Quick tax calculator',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/quick-tax-calculator'

export const Empty: Story = { decorators: [storyPage({ path, search: '', data: visitor })] }

export const Detailed: Story = { decorators: [storyPage({ path, search: '?view=detailed', data: visitor })] }

export const ToPay: Story = {
  decorators: [storyPage({ path, search: '?salary=100000&taxWithheld=30000', data: visitor })],
}

export const Refund: Story = {
  decorators: [storyPage({ path, search: '?salary=45000&taxWithheld=20000', data: visitor })],
}

export const DeductionsAboveIncome: Story = {
  decorators: [storyPage({ path, search: '?view=detailed&salary=1000&mortgageInterest=5000', data: visitor })],
}

export const LargestAmounts: Story = {
  decorators: [storyPage({ path, search: '?salary=999999999,99&otherIncome=999999999,99', data: visitor })],
}

export const WithProblems: Story = {
  decorators: [storyPage({ path, search: '?salary=-1&otherIncome=-2', data: visitor })],
}
