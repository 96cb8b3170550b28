import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { initials: 'SV' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const WithName: Story = { args: { name: 'Sanne de Vries' } }
export const LongName: Story = {
  args: { initials: 'WZ', name: 'Wilhelmina Alexandrina van den Heuvel-Oudshoorn tot Zuylen' },
}
