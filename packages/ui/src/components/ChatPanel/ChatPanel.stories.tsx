import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLook } from '../../testing/states.tsx'
import { Button } from '../Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { ChatPanel } from './ChatPanel.tsx'

const form = (
  <form>
    <TextField label="Your question" name="question" placeholder="Ask about tax advice, investments or saving" />
    <Button type="submit">Send</Button>
  </form>
)

const conversation = [
  { id: 1, author: 'user', text: 'How can I save for my pension?' },
  {
    id: 2,
    author: 'assistant',
    text: 'A yearly margin statement shows how much you may put aside with a tax deduction.',
  },
  { id: 3, author: 'user', text: 'And my mortgage?' },
] as const

const meta = {
  title: 'Components/ChatPanel',
  component: ChatPanel,
  args: {
    title: 'AI Financial Advisor',
    note: 'Scripted answers for practice; not professional advice.',
    messages: conversation,
    names: { user: 'You', assistant: 'Advisor' },
    logLabel: 'Conversation',
    typingLabel: 'The advisor is typing',
    toggleLabel: 'Open or close the advisor',
    closeLabel: 'Close the advisor',
    leadLabel: 'Go to the advisor',
    onToggle: fn(),
    children: form,
  },
} satisfies Meta<typeof ChatPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Conversation: Story = {}
export const Typing: Story = { args: { isTyping: true } }
export const Empty: Story = { args: { messages: [], empty: <p>Ask me anything about your tax return.</p> } }
export const ClosedWithTheButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Open or close the advisor'))
    await expect(canvas.getByText('AI Financial Advisor')).not.toBeVisible()
  },
}
export const OverThePage: Story = { args: { place: 'over-page' } }
export const Hover: Story = { decorators: [inLook('hover')] }
export const Focus: Story = { decorators: [inLook('focus')] }
export const Pressed: Story = { decorators: [inLook('pressed')] }
