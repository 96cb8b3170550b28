import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { Picture } from '../Picture/index.ts'
import { Fold } from './Fold.tsx'

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: {
    summary: 'Where do I find this?',
    children: (
      <Picture
        src="/found/taxWithheld.svg"
        width={640}
        height={340}
        alt="An annual statement with the wage tax withheld marked"
        caption="An example; yours may look different."
      />
    ),
  },
  render: (args) => (
    <Stage width="card">
      <Fold {...args} />
    </Stage>
  ),
} satisfies Meta<typeof Fold>

export default meta

export const OfAPicture: StoryObj<typeof meta> = {}
export const States: StoryObj<typeof meta> = statesOf(['hover', 'focus'])
