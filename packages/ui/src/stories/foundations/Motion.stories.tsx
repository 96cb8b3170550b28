import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack, Text } from '../../layout/index.ts'
import { durationScale, easingScale } from '../../theme/scales.ts'
import * as styles from './Foundations.css.ts'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Stands still when reduced motion is asked for. */
export const Paces: Story = {
  render: () => (
    <Stack>
      {(['quick', 'calm', 'slow'] as const).map((pace) => (
        <Cluster key={pace} gap={4}>
          <div className={styles.runway}>
            <div className={styles.runner[pace]} data-token={`duration.${pace}`} />
          </div>
          <Text as="span" size="sm">{`${pace} · ${durationScale[pace]} ms`}</Text>
        </Cluster>
      ))}
    </Stack>
  ),
}

/** The same way in the same time: `out` for what comes, `inOut` for what goes on and on. */
export const Curves: Story = {
  render: () => (
    <Stack>
      {(['out', 'inOut'] as const).map((curve) => (
        <Cluster key={curve} gap={4}>
          <div className={styles.runway}>
            <div className={styles.curve[curve]} data-token={`easing.${curve}`} />
          </div>
          <Text as="span" size="sm">{`${curve} · ${easingScale[curve].join(', ')}`}</Text>
        </Cluster>
      ))}
    </Stack>
  ),
}
