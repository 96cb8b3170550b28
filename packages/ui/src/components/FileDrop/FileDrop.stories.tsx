import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { byTouch } from '../../testing/by-touch.ts'
import { statesOf } from '../../testing/states.tsx'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    name: 'file',
    label: 'Your annual statement',
    dropLabel: 'Drop your statement here',
    browseLabel: 'or choose a file',
    accept: '.pdf,.png,.jpg',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>
const compact = { isCompact: true, dropLabel: 'Add another document', browseLabel: 'Choose files' } as const

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAFile: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Your annual statement')
    const file = new File(['%PDF-1.7'], 'jaaropgave-2024.pdf', { type: 'application/pdf' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('jaaropgave-2024.pdf')
  },
}
export const WithHint: Story = { args: { hint: 'PDF, PNG or JPG, at most 10 MB.', isRequired: true } }
export const Invalid: Story = { args: { error: 'Choose a PDF, PNG or JPG file: a Word file cannot be read' } }
export const Compact: Story = { args: compact }
/** As on a touch screen, with a button for the camera; nothing is dropped by finger. */
export const WithCamera: Story = {
  ...byTouch,
  args: { cameraLabel: 'Take a photo', hint: 'PDF, PNG or JPG, at most 10 MB.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Take a photo')).toBeVisible()
  },
}
export const CompactWithCamera: Story = { ...WithCamera, args: { ...compact, cameraLabel: 'Take a photo' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Several: Story = {
  args: { isMultiple: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your annual statement')
    await userEvent.upload(input, [
      new File(['1'], 'jaaropgave-werkgever.pdf', { type: 'application/pdf' }),
      new File(['2'], 'jaaroverzicht-van-de-bank-met-een-heel-lange-bestandsnaam-die-niet-past-2024.pdf', {
        type: 'application/pdf',
      }),
    ])
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}
export const LongDutch: Story = {
  args: {
    label: 'De jaaropgave van uw werkgever of uitkeringsinstantie',
    hint: 'U kunt ook een duidelijke foto van de jaaropgave toevoegen. Wij bewaren het bestand maximaal 24 uur.',
    dropLabel: 'Sleep het bestand met uw jaaropgave naar dit vlak',
    browseLabel: 'of kies een bestand op uw telefoon, tablet of computer',
  },
}
export const States: Story = statesOf(['hover', 'focus'])
