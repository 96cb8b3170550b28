import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx'

const items: readonly AccordionItem[] = [
  { id: 'who', title: 'Who must file an income tax return?', content: <p>Everyone who received an invitation.</p> },
  { id: 'when', title: 'When is the deadline?', content: <p>Usually 1 May.</p> },
  {
    id: 'long',
    title: 'Wat betekent arbeidsongeschiktheidsverzekeringspremieaftrek voor mijn aangifte inkomstenbelasting?',
    content: <p>Dat u de premie mag aftrekken.</p>,
  },
]

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { headingLevel: 3, items },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { items: items.map((item) => ({ ...item, isDefaultOpen: item.id === 'when' })) } }
export const OpenedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'When is the deadline?' })).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText('Usually 1 May.')).toBeVisible())
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ items }: AccordionProps, state) => ({
  items: items.map((one) => ({ ...one, id: `${one.id}-${state}` })),
}))
