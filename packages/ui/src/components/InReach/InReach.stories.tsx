import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../Banner/index.ts'
import { InReach } from './InReach.tsx'

const meta = {
  title: 'Components/InReach',
  component: InReach,
  args: { children: <Banner tone="error" title="Upload failed" /> },
} satisfies Meta<typeof InReach>
export default meta

export const OfAFailure: StoryObj<typeof meta> = {}
