import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { name: 'date', label: 'Date', placeholder: 'Pick a date', locale: 'en-GB', onChange: fn() },
  decorators: [
    (Story) => (
      <Stage space="much">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Chosen: Story = { args: { defaultValue: '2026-11-21', hint: 'The last 30 days.' } }
export const Wrong: Story = { args: { error: 'Choose a day in the past.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const OpenedWithTheKeyboard: Story = {
  args: { defaultValue: '2026-11-20', maxValue: '2026-11-21', locale: 'nl-NL', label: 'Datum' },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await body.findByRole('dialog', { name: 'Datum' })
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-19')
  },
}
export const Open: Story = {
  args: { defaultValue: '2026-11-20', maxValue: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(body.getByRole('button', { name: /Date/ }))
    await body.findByRole('dialog', { name: 'Date' })
  },
}
export const States: Story = statesOf(['hover', 'focus'])
