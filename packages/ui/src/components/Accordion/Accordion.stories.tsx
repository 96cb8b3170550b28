import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      { id: 'who', title: 'Who must file an income tax return?', content: <p>Everyone who received an invitation.</p> },
      { id: 'when', title: 'When is the deadline?', content: <p>Usually 1 May.</p> },
      {
        id: 'long',
        title: 'Wat betekent arbeidsongeschiktheidsverzekeringspremieaftrek voor mijn aangifte inkomstenbelasting?',
        content: <p>Dat u de premie mag aftrekken.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { defaultOpen: ['when'] } }
export const OpenedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'When is the deadline?' })).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText('Usually 1 May.')).toBeVisible())
  },
}
