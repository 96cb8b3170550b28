import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatBubble } from './ChatBubble.tsx'

const meta = {
  title: 'Components/ChatBubble',
  component: ChatBubble,
  args: {
    author: 'assistant',
    name: 'Advisor',
    children: 'Mortgage interest on your own home is deductible in box 1.',
  },
} satisfies Meta<typeof ChatBubble>

export default meta
type Story = StoryObj<typeof meta>

export const Assistant: Story = {}
export const User: Story = {
  args: { author: 'user', name: 'You', children: 'Can I deduct my mortgage?', time: '10:32' },
}
export const LongWord: Story = {
  args: { children: 'Arbeidsongeschiktheidsverzekeringspremieaftrekmogelijkheden'.repeat(3) },
}
