import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../LinkButton/index.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No documents yet',
    children: 'Upload your income statement and mortgage statement, and we fill in the figures for you.',
    actions: (
      <LinkButton href="/sample-documents" variant="secondary">
        Browse Samples
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
export const WordsOnly: Story = { args: { actions: undefined } }
export const WithoutPicture: Story = { args: { picture: null } }
export const LongDutchWords: Story = {
  args: { title: 'Geen arbeidsongeschiktheidsverzekeringsdocumenten gevonden', children: 'Kies een andere periode.' },
}
