import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../testing/states.tsx'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: <strong>Healthcare expenses</strong>, children: 'Bills for care that no insurance paid back.' },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OpenAtFirst: Story = { args: { isDefaultOpen: true } }
export const HeldOpen: Story = { args: { isHeldOpen: true } }
export const States: Story = statesOf(['hover', 'focus'])
