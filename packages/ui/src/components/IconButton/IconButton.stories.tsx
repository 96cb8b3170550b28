import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Cluster } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: 'close', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const PressedWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
export const Variants: Story = {
  render: () => (
    <Cluster>
      <IconButton label="Versturen" icon="send" variant="primary" />
      <IconButton label="Bewerken" icon="document" variant="secondary" />
      <IconButton label="Sluiten" icon="close" variant="quiet" />
      <IconButton label="Verwijderen" icon="close" variant="danger" />
    </Cluster>
  ),
}
export const Small: Story = { args: { size: 'small', icon: 'close', label: 'Close' } }
export const Pending: Story = { args: { isPending: true, icon: 'refresh', label: 'Refreshing' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const States: Story = statesOf(['hover', 'focus', 'pressed'])
