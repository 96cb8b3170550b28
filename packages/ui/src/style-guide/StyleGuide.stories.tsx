import type { Meta, StoryObj } from '@storybook/react-vite'
import { StyleGuide } from './StyleGuide.tsx'

const meta = { title: 'Patterns/Style guide', component: StyleGuide } satisfies Meta<typeof StyleGuide>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
