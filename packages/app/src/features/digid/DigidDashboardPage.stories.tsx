import type { Meta, StoryObj } from '@storybook/react-vite'
import { digidCitizen, lookingAround } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './DigidDashboardPage.tsx'

const meta = { title: 'Screens/DigiD dashboard', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const Citizen: Story = { decorators: [storyPage({ path: '/digid-dashboard', data: digidCitizen })] }

export const OwnAccount: Story = { decorators: [storyPage({ path: '/digid-dashboard' })] }

export const LookingAround: Story = { decorators: [storyPage({ path: '/digid-dashboard', data: lookingAround })] }
