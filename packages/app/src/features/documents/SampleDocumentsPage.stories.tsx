import type { SampleDocument } from '@aangiftewijs/domain/documents'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SampleDocumentsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Sample documents',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/sample-documents'

const samples: readonly SampleDocument[] = [
  {
    name: 'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf',
    type: 'income_statement',
    filesize: 33_280,
    description: 'Jaaropgaaf 2024, Bakkerij De Korenschoof B.V.',
  },
]

export const Samples: Story = {
  decorators: [storyPage({ path, data: { ...visitor, '/api/sample-documents': samples } })],
}

export const None: Story = { decorators: [storyPage({ path, data: { ...visitor, '/api/sample-documents': [] } })] }
