import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { name: 'birthDate', legend: 'Date of birth', labels: { day: 'Day', month: 'Month', year: 'Year' } },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('4{Tab}11{Tab}1987')
    await expect(canvas.getByLabelText('Day')).toHaveValue('4')
    await expect(canvas.getByLabelText('Month')).toHaveValue('11')
    await expect(canvas.getByLabelText('Year')).toHaveValue('1987')
  },
}
export const WithHint: Story = { args: { hint: 'For example 27 3 1985', isRequired: true, autoComplete: 'bday' } }
export const Filled: Story = { args: { defaultValue: { day: '27', month: '03', year: '1985' } } }
export const OnePartInvalid: Story = {
  args: {
    defaultValue: { day: '27', month: '13', year: '1985' },
    error: 'Enter a month from 1 to 12',
    invalidParts: ['month'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Day')).toBeValid()
    await expect(canvas.getByLabelText('Month')).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Enter a month from 1 to 12')
  },
}
export const Invalid: Story = { args: { error: 'Enter your date of birth' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: { day: '1', month: '1', year: '2024' } } }
export const Dutch: Story = {
  args: {
    legend: 'Sinds wanneer woont u samen met uw fiscale partner?',
    hint: 'De datum waarop u op hetzelfde adres bent ingeschreven, bijvoorbeeld 27 3 2024',
    labels: { day: 'Dag', month: 'Maand', year: 'Jaar' },
  },
}
