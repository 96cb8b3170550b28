import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { Tally } from './Tally.tsx'

const meta = {
  title: 'Components/Tally',
  component: Tally,
  args: {
    title: 'Your return so far',
    lines: [
      { label: 'Income', amount: '€ 48.200' },
      { label: 'Deductions', amount: '€ -6.310' },
      { label: 'Tax', amount: '€ 15.712' },
      { label: 'Already withheld', amount: '€ 16.916' },
    ],
    result: { label: 'You may get back', amount: '€ 1.204', tone: 'success' },
    details: {
      label: 'How we got this',
      content: 'Income minus deductions, taxed by bracket, minus what your employer already withheld.',
    },
  },
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Tally>

export default meta
type Story = StoryObj<typeof meta>

export const MoneyBack: Story = {}
export const MoneyToPay: Story = {
  args: { result: { label: 'You may need to pay', amount: '€ 980', tone: 'warning' } },
}
export const NothingYet: Story = {
  args: {
    lines: [
      { label: 'Income', amount: '€ 0' },
      { label: 'Deductions', amount: '€ 0' },
    ],
    result: { label: 'Nothing to show yet', amount: '€ 0', tone: 'neutral' },
    details: undefined,
  },
}
export const LargeAmounts: Story = {
  args: {
    lines: [
      { label: 'Inkomen uit arbeidsongeschiktheidsverzekeringen', amount: '€ 999.999.999,99' },
      { label: 'Aftrekposten', amount: '€ -999.999.999,99' },
    ],
    result: { label: 'U krijgt mogelijk terug', amount: '€ 999.999.999', tone: 'success' },
  },
}
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('How we got this'))
    await expect(canvas.getByText(/Income minus deductions/)).toBeVisible()
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ title }, state) => ({ title: `${title} (${state})` }))
