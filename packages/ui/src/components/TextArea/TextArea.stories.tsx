import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { name: 'note', label: 'Note to yourself' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Note to yourself' })
    await userEvent.type(box, 'Ask the bank for{Enter}the statement')
    await expect(box).toHaveValue('Ask the bank for\nthe statement')
  },
}
export const WithHint: Story = { args: { hint: 'Only you see this.', optionalLabel: '(optional)' } }
export const Invalid: Story = { args: { error: 'Write at most 500 characters', defaultValue: 'A long story.' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sent on 3 April.' } }
export const LongDutch: Story = {
  args: {
    label: 'Licht toe waarom u deze aftrekpost opgeeft',
    hint: 'Noem de naam van de instelling, de datum en het bedrag.',
    defaultValue:
      'Op 12 maart gaf ik een gift aan de Stichting Vrienden van het Openluchtmuseum.\n\nDe kwitantie heb ik bewaard. '.repeat(
        4,
      ),
  },
}
export const States: Story = statesOf(['hover', 'focus'])
