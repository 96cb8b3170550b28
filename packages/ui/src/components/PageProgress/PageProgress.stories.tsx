import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../layout/index.ts'
import { PageProgress } from './PageProgress.tsx'

const meta = {
  title: 'Components/PageProgress',
  component: PageProgress,
  args: { isLoading: true, label: 'The page is loading' },
  render: (args) => (
    <>
      <PageProgress {...args} />
      <Text>The line is at the top of the window.</Text>
    </>
  ),
} satisfies Meta<typeof PageProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Still: Story = { args: { isLoading: false } }
