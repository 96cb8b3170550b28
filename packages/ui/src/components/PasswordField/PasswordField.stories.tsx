import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('Password')
    await userEvent.type(box, 'drie blauwe tegels')
    await expect(box).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(box).toHaveAttribute('type', 'text')
    await expect(box).toHaveValue('drie blauwe tegels')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(box).toHaveAttribute('type', 'password')
  },
}
export const NewPassword: Story = {
  args: {
    label: 'Kies een wachtwoord',
    hint: 'Minstens 8 tekens. Een korte zin van 15 tekens of meer is veiliger en makkelijker te onthouden.',
    autoComplete: 'new-password',
    showLabel: 'Wachtwoord tonen',
    hideLabel: 'Wachtwoord verbergen',
  },
}
export const Invalid: Story = { args: { error: 'Enter your password' } }
export const Disabled: Story = { args: { isDisabled: true } }
