import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'

const actions = (
  <>
    <Button variant="secondary">Keep documents</Button>
    <Button variant="danger">Remove all</Button>
  </>
)

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Remove all documents?',
    children: <p>Your three documents and the figures read from them will be gone. You cannot undo this.</p>,
    actions,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = { args: { role: 'alertdialog' } }
export const Message: Story = {
  args: {
    title: 'Testomgeving',
    children: <p>Dit is een testomgeving. Er wordt niets naar de Belastingdienst verzonden.</p>,
    actions: <Button>Begrepen</Button>,
  },
}
export const LongContent: Story = {
  args: {
    title: 'Arbeidsongeschiktheidsverzekeringsvoorwaarden',
    children: <p>{'Een lange voorwaarde. '.repeat(160)}</p>,
  },
}
export const FocusComesBack: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Remove All Documents</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove All Documents' }))
    const dialog = await body.findByRole('dialog', { name: 'Remove all documents?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove All Documents' })).toHaveFocus())
  },
}
