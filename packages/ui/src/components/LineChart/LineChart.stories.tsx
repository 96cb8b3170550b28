import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../DataTable/index.ts'
import { LineChart } from './LineChart.tsx'

const table = (rows: readonly (readonly [string, string])[]) => (
  <DataTable
    caption="The same figures"
    columns={[
      { id: 'you', label: 'You take' },
      { id: 'more', label: 'More tax', align: 'end' },
    ]}
    rows={rows.map(([you, more]) => ({ id: you, cells: { you, more } }))}
  />
)

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    label: 'Own home: tax by what you take of it',
    points: [
      { x: 0, y: 410 },
      { x: 2_100, y: 120 },
      { x: 4_870, y: 0 },
      { x: 8_000, y: 640 },
    ],
    marked: { point: { x: 4_870, y: 0 }, label: 'Best: € 4.870 with you' },
    high: '€ 640 more',
    low: 'Least tax',
    start: 'All with your partner',
    end: 'All with you',
    children: table([
      ['€ 0', '€ 410'],
      ['€ 4.870', '€ 0'],
      ['€ 8.000', '€ 640'],
    ]),
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const BestInBetween: Story = {}
export const BestAtTheEnd: Story = {
  args: {
    points: [
      { x: 0, y: 800 },
      { x: 9_000, y: 0 },
    ],
    marked: { point: { x: 9_000, y: 0 }, label: 'Best: all with you' },
    high: '€ 800 more',
  },
}
export const Flat: Story = {
  args: {
    points: [
      { x: 0, y: 0 },
      { x: 9_000, y: 0 },
    ],
    marked: { point: { x: 0, y: 0 }, label: 'Any division is as good' },
    high: '€ 0 more',
  },
}
export const LongWords: Story = {
  args: {
    start: 'Alles bij uw fiscale partner, ook de hypotheekrenteaftrek',
    end: 'Alles bij u, ook de hypotheekrenteaftrek',
    label: 'Persoonsgebonden aftrekposten: de belasting van u beiden samen',
  },
}
