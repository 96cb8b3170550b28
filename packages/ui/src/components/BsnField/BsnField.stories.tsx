import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BsnField } from './BsnField.tsx'

const meta = {
  title: 'Components/BsnField',
  component: BsnField,
  args: { name: 'bsn', label: 'Citizen service number (BSN)', hint: 'Nine digits, on your passport or ID card.' },
} satisfies Meta<typeof BsnField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
/** Leading zeros and spaces stay. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.type(box, '0123 45 672')
    await expect(box).toHaveValue('0123 45 672')
    await expect(box).toHaveAttribute('autocomplete', 'off')
  },
}
export const Invalid: Story = {
  args: { defaultValue: '123456789', error: 'Check the number: it is not a valid citizen service number' },
}
export const Masked: Story = { args: { isReadOnly: true, defaultValue: '•••••• 782', hint: undefined } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dutch: Story = {
  args: {
    label: 'Burgerservicenummer van uw fiscale partner',
    hint: 'Negen cijfers, op het paspoort of de identiteitskaart.',
  },
}
