import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: {
    src: '/read-statement.webp',
    width: 800,
    height: 587,
    alt: 'An annual income statement with two amounts outlined',
    caption: 'A sample statement, with what was read of it.',
  },
  render: (args) => (
    <Stage width="card">
      <Picture {...args} />
    </Stage>
  ),
} satisfies Meta<typeof Picture>

export default meta

export const OfAStatement: StoryObj<typeof meta> = {}
