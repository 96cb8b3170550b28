import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Button } from '../Button/index.ts'
import { DateField } from '../DateField/index.ts'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

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

function Form(args: ErrorSummaryProps) {
  const [attempts, setAttempts] = useState(0)
  const isWrong = attempts > 0
  return (
    <Stack gap={6} align="start">
      {isWrong && <ErrorSummary {...args} attempt={attempts} />}
      <TextField name="email" label="E-mail address" error={isWrong && emailError} defaultValue="jan" />
      <DateField
        name="birthDate"
        legend="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        error={isWrong && dateError}
      />
      <Button onPress={() => setAttempts(attempts + 1)}>Continue</Button>
    </Stack>
  )
}

export const TwoProblems: Story = { args: { hasFocus: false } }
/** It takes the focus at every attempt; each problem leads to its field, or to the first box of a date. */
export const WithForm: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: emailError }))
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: dateError }))
    await expect(canvas.getByLabelText('Day')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
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
export const States: Story = { args: { hasFocus: false }, ...statesOf(['hover', 'focus']) }
