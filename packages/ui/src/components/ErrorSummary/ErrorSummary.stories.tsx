import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { DateField } from '../DateField/index.ts'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const emailError = 'Enter an e-mail address with an @, such as naam@voorbeeld.nl'
const dateError = 'Enter your date of birth'

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    problems: [
      { href: '#email', text: emailError },
      { href: '#birthDate', text: dateError },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** It takes the focus; each problem leads to its field, or to the first box of a date. */
export const WithForm: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} />
      <TextField name="email" label="E-mail address" error={emailError} defaultValue="jan" />
      <DateField
        name="birthDate"
        legend="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        error={dateError}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: emailError }))
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: dateError }))
    await expect(canvas.getByLabelText('Day')).toHaveFocus()
  },
}
export const WholeForm: Story = {
  args: { hasFocus: false, problems: [{ text: 'E-mail address or password is not right. Check both and try again.' }] },
}
export const LongDutch: Story = {
  args: {
    hasFocus: false,
    title: 'Er is een probleem',
    problems: [
      { href: '#a', text: 'Vul het bedrag van de hypotheekrente in cijfers in, bijvoorbeeld 4.250,00' },
      { href: '#b', text: 'Kies of u het hele jaar een fiscale partner had, of alleen een deel van het jaar' },
      { href: '#c', text: 'Controleer het burgerservicenummer van uw partner: dit nummer bestaat niet' },
    ],
  },
}
