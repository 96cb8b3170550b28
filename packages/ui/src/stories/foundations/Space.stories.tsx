import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack, Text } from '../../layout/index.ts'
import { radiusScale } from '../../theme/scales.ts'
import * as styles from './Foundations.css.ts'

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const
const corners = ['small', 'medium', 'large', 'pill'] as const
const heights = ['none', 'sheet', 'raised', 'overlay'] as const

export const Scale: Story = {
  render: () => (
    <Stack gap={2}>
      {steps.map((step) => (
        <Cluster key={step} gap={4}>
          <Text as="span" size="sm">{`${step} · ${Number(step) * 4} px`}</Text>
          <div className={styles.spaceBar[step]} data-token={`space.${step}`} />
        </Cluster>
      ))}
    </Stack>
  ),
}

export const Corners: Story = {
  render: () => (
    <Cluster gap={6}>
      {corners.map((name) => (
        <Stack key={name} gap={2} align="center">
          <div className={styles.radiusBox[name]} data-token={`radius.${name}`} />
          <Text size="sm">{`${name} · ${radiusScale[name]} px`}</Text>
        </Stack>
      ))}
    </Cluster>
  ),
}

export const Shadows: Story = {
  render: () => (
    <Cluster gap={8}>
      {heights.map((name) => (
        <div key={name} className={styles.shadowBox[name]} data-token={`shadow.${name}`}>
          {name}
        </div>
      ))}
    </Cluster>
  ),
}
