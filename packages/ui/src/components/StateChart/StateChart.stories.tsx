import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleChart, exampleLabels } from './example-chart.ts'
import { StateChart } from './StateChart.tsx'

const meta = {
  title: 'Components/StateChart',
  component: StateChart,
  args: { chart: exampleChart, labels: exampleLabels },
} satisfies Meta<typeof StateChart>
export default meta
type Story = StoryObj<typeof meta>

const asking = ['shop', 'shop.order', 'shop.order.asking', 'shop.order.asking.patient', 'shop.lamp', 'shop.lamp.off']

export const NothingActive: Story = {}
export const OnItsWay: Story = {
  args: { active: asking, path: ['shop.order.empty · a book is chosen → shop.order.asking'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const drawing = await canvas.findByRole('img', { name: 'The chart, drawn' }, { timeout: 20_000 })
    const width = Number(drawing.getAttribute('width'))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(Number(drawing.getAttribute('width'))).toBeGreaterThan(width)
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await expect(Number(drawing.getAttribute('width'))).toBe(width)
  },
}
export const EveryState: Story = { args: { active: asking, isWholeAtFirst: true } }
