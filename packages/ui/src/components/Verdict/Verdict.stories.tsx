import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { Verdict, type VerdictProps } from './Verdict.tsx'

const meta = {
  title: 'Components/Verdict',
  component: Verdict,
  args: {
    sentence: 'Under the rules of 2024: you get back about € 2.850',
    tone: 'success',
    remark: 'A rough figure: something that makes a big difference is not known yet.',
    parts: [
      { id: 'assumed', label: 'What we assume', content: 'No gifts.' },
      { id: 'how', label: 'How we got this', content: 'Tax, minus credits, minus what was withheld.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Verdict>

export default meta
type Story = StoryObj<typeof meta>

export const MoneyBack: Story = {}
export const MoneyToPay: Story = {
  args: { sentence: 'Under the rules of 2024: you have to pay about € 980', tone: 'warning' },
}
export const NothingSaid: Story = {
  args: { sentence: 'Under the rules of 2024: not enough is known yet', tone: 'neutral', parts: [], remark: undefined },
}
export const LargeAmount: Story = {
  args: { sentence: 'Volgens de regels van 2024: u moet ongeveer € 99.999.999 betalen', tone: 'warning' },
}
export const OfTwoPeople: Story = {
  args: {
    sentence: 'Under the rules of 2024: together you get back about € 3.120',
    each: 'You get back about € 3.950; your partner has to pay about € 830.',
  },
}
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('How we got this'))
    await expect(canvas.getByText(/minus credits/)).toBeVisible()
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ sentence, parts }: VerdictProps, state) => ({
  sentence: `${sentence} (${state})`,
  parts: (parts ?? []).map((one) => ({ ...one, id: `${one.id}-${state}` })),
}))
