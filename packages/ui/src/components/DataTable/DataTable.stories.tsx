import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Components/DataTable',
  component: DataTable,
  args: {
    caption: 'Your employers in 2024',
    columns: [
      { id: 'employer', label: 'Employer' },
      { id: 'period', label: 'Period' },
      { id: 'salary', label: 'Salary', align: 'end' },
      { id: 'withheld', label: 'Tax withheld', align: 'end' },
    ],
    rows: [
      {
        id: '1',
        cells: {
          employer: 'Bakkerij De Halve Maan',
          period: 'Jan – Jun',
          salary: '€ 18.400,00',
          withheld: '€ 5.120,00',
        },
      },
      {
        id: '2',
        cells: { employer: 'Gemeente Zoetermeer', period: 'Jul – Dec', salary: '€ 26.600,00', withheld: '€ 8.004,00' },
      },
      { id: 'total', isTotal: true, cells: { employer: 'Total', salary: '€ 45.000,00', withheld: '€ 13.124,00' } },
    ],
  },
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
}
export const HiddenCaption: Story = { args: { isCaptionHidden: true } }
