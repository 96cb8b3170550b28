import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../components/Card/index.ts'
import { Grid, Text } from '../../layout/index.ts'

const returns = (...years: readonly number[]) =>
  years.map((year) => (
    <Card key={year} title={`Return ${year}`}>
      <Text tone="muted">Sent</Text>
    </Card>
  ))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: returns(2024, 2023, 2022, 2021) },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const ThreeColumns: Story = { args: { columns: 3, children: returns(2024, 2023, 2022) } }
export const FourColumns: Story = { args: { columns: 4 } }
/** As many columns as fit, none narrower than 17 rem: it needs no window width to know. */
export const AsManyAsFit: Story = { args: { min: 'medium' } }
