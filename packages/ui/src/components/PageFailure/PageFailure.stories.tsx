import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../layout/index.ts'
import { PageFailure } from './PageFailure.tsx'

const meta = {
  title: 'Components/PageFailure',
  component: PageFailure,
  args: { children: 'There is no connection. Check your internet and try again.' },
  render: (args) => (
    <>
      <PageFailure {...args} />
      <Text>The page that was there stays.</Text>
    </>
  ),
} satisfies Meta<typeof PageFailure>

export default meta
type Story = StoryObj<typeof meta>

export const NoConnection: Story = {}
