import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentLine, DocumentPicture } from './index.ts'

const page =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297' width='840' height='1188'%3E%3Ctext x='20' y='40' font-size='10'%3EJaaropgaaf 2024%3C/text%3E%3Ctext x='20' y='150' font-size='6'%3ELoon 45.678,90%3C/text%3E%3C/svg%3E"

const meta = {
  title: 'Components/DocumentFrame',
  component: DocumentPicture,
  args: { src: page, title: 'Preview of jaaropgaaf.pdf' },
} satisfies Meta<typeof DocumentPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Marked: Story = { args: { mark: { x: 0.18, y: 0.48, width: 0.22, height: 0.03 } } }

/** Above a field, where the whole page would take the screen from it. */
export const Line: Story = {
  args: { mark: { x: 0.18, y: 0.48, width: 0.22, height: 0.03 } },
  render: ({ mark, ...picture }) =>
    mark ? <DocumentLine {...picture} mark={mark} /> : <DocumentPicture {...picture} />,
}
