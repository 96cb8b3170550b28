import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { name: 'employer', label: 'Name of your employer', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Name of your employer' })
    await userEvent.type(box, 'ASML')
    await expect(box).toHaveValue('ASML')
    await expect(args.onChange).toHaveBeenLastCalledWith('ASML')
  },
}
export const WithHint: Story = { args: { hint: 'As it stands at the top of your annual statement.', isRequired: true } }
export const Optional: Story = { args: { label: 'Telephone number', optionalLabel: '(optional)', type: 'tel' } }
export const Filled: Story = { args: { defaultValue: 'Koninklijke Porceleyne Fles B.V.' } }

/** The error is part of what a screen reader says with the field. */
export const Invalid: Story = {
  args: {
    label: 'E-mail address',
    name: 'email',
    type: 'email',
    hint: 'We only use it to let you sign in.',
    error: 'Enter an e-mail address with an @, such as naam@voorbeeld.nl',
    defaultValue: 'jan.de.vries',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(
      'We only use it to let you sign in. Enter an e-mail address with an @, such as naam@voorbeeld.nl',
    )
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Gemeente Delft' } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Gemeente Delft' } }

export const PrefixAndSuffix: Story = {
  render: () => (
    <Stack gap={6}>
      <TextField
        name="share"
        label="Your share of the house"
        suffix="%"
        inputMode="decimal"
        width="short"
        defaultValue="50"
      />
      <TextField name="site" label="Website" prefix="→" defaultValue="voorbeeld.nl" width="text" />
    </Stack>
  ),
}

export const Widths: Story = {
  render: () => (
    <Stack gap={6}>
      <TextField name="a" label="Full" />
      <TextField name="b" label="Text" width="text" />
      <TextField name="c" label="Amount" width="amount" />
      <TextField name="d" label="Number" width="number" />
      <TextField name="e" label="Short" width="short" />
      <TextField name="f" label="Year" width="year" />
    </Stack>
  ),
}

export const LongDutch: Story = {
  args: {
    label: 'Wat is de volledige naam van de uitkerende instantie waarvan u in dit belastingjaar een uitkering kreeg?',
    hint: 'Bijvoorbeeld het UWV, de Sociale Verzekeringsbank of een pensioenfonds. U vindt de naam linksboven op uw jaaropgave.',
    error: 'Vul de naam van de uitkerende instantie in zoals die op uw jaaropgave staat',
    defaultValue: 'Stichting Bedrijfstakpensioenfonds voor het Schoonmaak- en Glazenwassersbedrijf te Zoetermeer',
  },
}
export const States: Story = statesOf(['hover', 'focus'])
