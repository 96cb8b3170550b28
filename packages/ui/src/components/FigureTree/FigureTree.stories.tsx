import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { FigureTree } from './FigureTree.tsx'

const meta = {
  title: 'Components/FigureTree',
  component: FigureTree,
  args: {
    stepsLabel: 'Used for this',
    root: {
      id: 'settlement',
      label: 'You get back',
      amount: '€ 2.852,00',
      how: 'A minus means that an amount is taken off. What ends below zero you get back.',
      parts: [
        {
          id: 'levy',
          label: 'Income tax and premiums',
          amount: '€ 15.134,15',
          parts: [
            { id: 'first', label: 'Bracket from € 0', amount: '€ 14.084,83', how: '36,97% of € 38.098,00.', parts: [] },
            {
              id: 'second',
              label: 'Bracket from € 38.098',
              amount: '€ 1.049,32',
              parts: [],
              steps: [{ id: 'income', label: 'Taxable income', amount: '€ 40.936,30', parts: [] }],
            },
          ],
        },
        { id: 'withheld', label: 'Wage tax withheld', amount: '€ -10.672,25', parts: [] },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof FigureTree>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Income tax and premiums'))
    await userEvent.click(canvas.getByText('Bracket from € 0'))
    await expect(canvas.getByText('36,97% of € 38.098,00.')).toBeVisible()
  },
}
export const LongWords: Story = {
  args: {
    root: {
      id: 'settlement',
      label: 'Samen te betalen of terug te krijgen',
      amount: '€ 99.999.999,99',
      parts: [
        {
          id: 'credit',
          label: 'Inkomensafhankelijkecombinatiekortingsberekening',
          amount: '€ -99.999.999,99',
          parts: [],
        },
      ],
    },
  },
}
export const States: Story = statesOf(['hover', 'focus'])
