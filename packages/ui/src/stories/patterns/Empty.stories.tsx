import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'

const meta = { title: 'Patterns/Empty', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  render: () => (
    <EmptyState title="You have no returns yet" actions={<LinkButton href="#start">Start your return</LinkButton>}>
      It takes about 20 minutes. You can stop at any step and go on later.
    </EmptyState>
  ),
}

export const NothingFound: Story = {
  render: () => (
    <EmptyState title="No articles about sport today" actions={<Button variant="secondary">Show all news</Button>}>
      Choose another category or another day.
    </EmptyState>
  ),
}
