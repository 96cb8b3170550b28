import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { Icon } from '../Icon/index.ts'
import { Sidebar } from './Sidebar.tsx'

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  args: {
    label: 'Main',
    groups: [
      {
        id: 'filing',
        items: [
          { href: '/tax-filing/setup', label: 'Tax Filing', icon: <Icon name="document" />, current: 'section' },
          { href: '/previous-filings', label: 'Previous Filings', icon: <Icon name="clock" /> },
          { href: '/documents', label: 'Documents', icon: <Icon name="documents" /> },
        ],
      },
      {
        id: 'resources',
        title: 'Resources',
        items: [
          { href: '/help', label: 'Help Center', icon: <Icon name="help" /> },
          { href: '/faq', label: 'FAQ', icon: <Icon name="chat" /> },
          { href: '/tax-guide', label: 'Dutch Tax Guide', icon: <Icon name="book" /> },
          { href: '/resources', label: 'Tax Resources', icon: <Icon name="euro" /> },
          { href: '/about', label: 'About', icon: <Icon name="info" /> },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const InASection: Story = {}

export const LongDutchWords: Story = {
  args: {
    groups: [
      {
        id: 'filing',
        title: 'Inkomstenbelastingaangifte',
        items: [
          { href: '/a', label: 'Arbeidsongeschiktheidsverzekeringspremie', current: 'page' },
          { href: '/b', label: 'Hypotheekrenteaftrekberekening' },
        ],
      },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ label }, state) => ({ label: `${label} (${state})` }))
