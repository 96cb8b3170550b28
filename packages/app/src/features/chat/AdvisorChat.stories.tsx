import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage } from '../../testing/story-page.tsx'
import { Part as AdvisorChat } from './AdvisorChat.deferred.tsx'
import { ChatAnswer } from './ChatAnswer.tsx'
import { Part as StepAdvisor } from './StepAdvisor.deferred.tsx'

const meta = {
  title: 'Screens/Advisor chat',
  component: AdvisorChat,
  decorators: [storyPage()],
} satisfies Meta<typeof AdvisorChat>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const NoAnswer: Story = {
  render: () => <ChatAnswer reply="tax" topic="noMore" search="boat" at="2026-11-27T09:00:00.000Z" />,
}
export const BesideAStep: Story = { render: () => <StepAdvisor /> }
