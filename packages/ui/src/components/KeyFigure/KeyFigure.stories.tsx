import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyFigure } from './KeyFigure.tsx'

const meta: Meta<typeof KeyFigure> = {
  title: 'Components/KeyFigure',
  component: KeyFigure,
  args: { label: 'General tax credit, at most', amount: '€3,070', period: '2023' },
}
export default meta

type Story = StoryObj<typeof KeyFigure>

export const OnePeriod: Story = {}

export const OtherPeriods: Story = {
  args: {
    othersLabel: 'Other years',
    others: [
      { period: '2022', amount: '€2,888' },
      { period: '2024', amount: '€3,362' },
      { period: '2025', amount: '€3,068' },
    ],
    children: 'Below state pension age.',
  },
}
