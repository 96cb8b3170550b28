import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../testing/states.tsx'
import { TaskList, type TaskListProps } from './TaskList.tsx'

const meta = {
  title: 'Components/TaskList',
  component: TaskList,
  args: {
    tasks: [
      { id: 'personal', label: 'Personal details', href: '#setup', status: 'Done', tone: 'success' },
      {
        id: 'documents',
        label: 'Required documents',
        href: '#documents',
        status: 'Missing',
        tone: 'error',
        hint: '1 of 2 uploaded',
      },
      { id: 'income', label: 'Income', href: '#income', status: 'In progress', tone: 'info' },
      { id: 'deductions', label: 'Deductions', href: '#deductions', status: 'Check', tone: 'warning' },
      { id: 'submit', label: 'Submit', status: 'Cannot start yet', tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof TaskList>

export default meta
type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {}
export const Pairs: Story = { args: { layout: 'pairs' } }
export const LongDutchWords: Story = {
  args: {
    tasks: [
      {
        id: 'long',
        label: 'Arbeidsongeschiktheidsverzekeringspremie en hypotheekrenteaftrek controleren',
        href: '#',
        status: 'Nog niet beschikbaar',
        tone: 'warning',
      },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ tasks }: TaskListProps, state) => ({
  tasks: tasks.map((one) => ({ ...one, id: `${one.id}-${state}` })),
}))
