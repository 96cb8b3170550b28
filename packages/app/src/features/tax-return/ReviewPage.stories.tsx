import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredFiling, completedFiling, threeDocuments, withFiling } from '../../testing/filing-fixtures.ts'
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
