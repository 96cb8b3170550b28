import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { name: 'reminders', children: 'Remind me before the deadline', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const SwitchedOnWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Remind me before the deadline' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}
export const On: Story = { args: { defaultSelected: true } }
export const WithHint: Story = { args: { hint: 'An e-mail a week before 1 May.', defaultSelected: true } }
export const Invalid: Story = { args: { error: 'We could not save this. Try again.' } }
export const Disabled: Story = {
  render: () => (
    <Stack gap={1}>
      <Switch name="a" isDisabled>
        Off and fixed
      </Switch>
      <Switch name="b" isDisabled defaultSelected>
        On and fixed
      </Switch>
    </Stack>
  ),
}
export const LongDutch: Story = {
  args: { children: 'Stuur mij een herinnering als er nieuws is over de regels die voor mijn aangifte gelden' },
}
export const States: Story = statesOf(['hover', 'focus'])
