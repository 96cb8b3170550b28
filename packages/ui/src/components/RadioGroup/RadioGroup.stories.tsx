import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'housing',
    label: 'Where did you live?',
    options: [
      { value: 'owned', label: 'In a house I own' },
      { value: 'rented', label: 'In a rented house' },
      { value: 'other', label: 'Somewhere else', hint: 'With family, on a boat, abroad.' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const ChosenByHand: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'In a rented house' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('rented')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Somewhere else' })).toBeChecked()
  },
}
export const Chosen: Story = { args: { defaultValue: 'owned', hint: 'On 31 December.' } }
export const Required: Story = { args: { isRequired: true } }
export const Row: Story = {
  args: {
    label: 'Had u een fiscale partner?',
    direction: 'row',
    options: [
      { value: 'yes', label: 'Ja' },
      { value: 'no', label: 'Nee' },
    ],
  },
}
export const Invalid: Story = {
  args: { error: 'Choose where you lived', hint: 'On 31 December.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Where did you live?' })
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('On 31 December. Choose where you lived')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'rented' } }
export const LongDutch: Story = {
  args: {
    label: 'Welke zin beschrijft uw woonsituatie in het belastingjaar waarover u aangifte doet het best?',
    options: [
      {
        value: 'a',
        label: 'Ik woonde het hele jaar in een koopwoning waarvan ik samen met mijn partner eigenaar ben',
        hint: 'Ook als de hypotheek op naam van één van u beiden staat.',
      },
      { value: 'b', label: 'Iets anders' },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'])
