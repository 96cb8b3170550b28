import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { name: 'grossSalary', label: 'Gross salary' },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
/** What is typed stays as it is typed: Dutch or English. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Gross salary' })
    await userEvent.type(box, '1.234,56')
    await expect(box).toHaveValue('1.234,56')
    await expect(box).toHaveAttribute('inputmode', 'decimal')
  },
}
export const WithHint: Story = { args: { hint: 'Box 3 of your annual statement, before tax.', isRequired: true } }
export const FromAStatement: Story = {
  args: { defaultValue: '48.250,00', source: 'From your annual statement, jaaropgave-2024.pdf' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'From your annual statement, jaaropgave-2024.pdf',
    )
  },
}
export const Invalid: Story = {
  args: {
    defaultValue: '48.25o',
    hint: 'Box 3 of your annual statement, before tax.',
    error: 'Enter the amount in figures, such as 48.250,00',
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '0,00' } }
export const LinedUp: Story = {
  render: () => (
    <Stack gap={5}>
      <MoneyField name="a" label="Loon" defaultValue="48.250,00" />
      <MoneyField name="b" label="Ingehouden loonheffing" defaultValue="11.837,00" />
      <MoneyField name="c" label="Arbeidskorting" defaultValue="4.981,50" />
    </Stack>
  ),
}
export const LongDutch: Story = {
  args: {
    label: 'Hoeveel hypotheekrente betaalde u voor uw eigen woning aan de bank of aan een familielid?',
    hint: 'Tel alleen de rente mee van leningen waarvoor u renteaftrek heeft.',
    optionalLabel: '(niet verplicht)',
    defaultValue: '999.999.999,99',
  },
}
