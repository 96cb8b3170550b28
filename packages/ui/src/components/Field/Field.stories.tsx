import type { Meta, StoryObj } from '@storybook/react-vite'
import { control } from './Field.css.ts'
import { describedBy, Field } from './index.ts'

const hint = 'Two letters and six digits, as on the car.'
const error = 'Enter the number plate, such as AB-123-C'

const box = (words: { readonly hint?: string; readonly error?: string }) => (
  <input className={control} id="plate" name="plate" {...describedBy({ name: 'plate', ...words })} />
)

/** What stands around every control of a form: take it for a control that is not there yet. */
const meta = {
  title: 'Components/Field',
  component: Field,
  args: { name: 'plate', label: 'Number plate', children: box({}) },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint, optionalLabel: '(optional)', children: box({ hint }) } }
export const Wrong: Story = { args: { hint, error, children: box({ hint, error }) } }
