import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Grid, Text } from '../../layout/index.ts'
import { Icon, iconNames } from './Icon.tsx'

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'euro' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { size: 'large' } }

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Icon name="document" size="small" />
      <Icon name="document" />
      <Icon name="document" size="large" />
    </Cluster>
  ),
}

export const All: Story = {
  render: () => (
    <Grid min="small" gap={4} as="ul">
      {iconNames.map((name) => (
        <li key={name}>
          <Cluster gap={3}>
            <Icon name={name} size="large" />
            <Text size="sm" as="span">
              {name}
            </Text>
          </Cluster>
        </li>
      ))}
    </Grid>
  ),
}
