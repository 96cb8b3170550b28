import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { inLook } from '../../testing/states.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: {
    label: 'Notifications',
    closeLabel: 'Close',
    onClose: fn(),
    toast: {
      id: 1,
      variant: 'default',
      title: 'Welcome back!',
      text: 'You are now logged in as sanne.',
    },
  },
  decorators: [
    (Story) => (
      <Stage space="some">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Destructive: Story = {
  args: { toast: { id: 2, variant: 'destructive', title: 'Upload failed', text: 'An unknown error occurred' } },
}
export const Warning: Story = {
  args: {
    toast: {
      id: 3,
      variant: 'warning',
      title: 'Password Protected Document',
      text: 'Please enter the password to decrypt and process this document.',
    },
  },
}
export const LongText: Story = {
  args: {
    toast: {
      id: 4,
      variant: 'destructive',
      title: 'Fout bij opslaan van de arbeidsongeschiktheidsverzekeringsgegevens',
      text: 'Er is een fout opgetreden bij het opslaan van uw partnergegevens. Probeer het over een ogenblik opnieuw.',
    },
  },
}
export const ReachedWithF8: Story = {
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('[F8]')
    await expect(body.getByRole('list')).toHaveFocus()
    await userEvent.click(body.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Nothing: Story = { args: { toast: null } }
export const Hover: Story = { decorators: [inLook('hover')] }
export const Focus: Story = { decorators: [inLook('focus')] }
