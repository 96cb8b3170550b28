import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack, Text } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#guide', children: 'Read what you need before you start' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const ReachedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

export const InText: Story = {
  render: () => (
    <Text>
      You find the amount in box 3 of your annual statement. If your employer has not sent it,{' '}
      <Link href="#ask">ask for it before you continue</Link>, because the tax office has the same figure.
    </Text>
  ),
}

export const External: Story = {
  args: {
    href: 'https://www.belastingdienst.nl/',
    isExternal: true,
    externalLabel: '(opens in a new tab)',
    children: 'Belastingdienst: box 1, 2 and 3',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(/Belastingdienst: box 1, 2 and 3.*\(opens in a new tab\)/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Quiet: Story = {
  render: () => (
    <Stack gap={2}>
      {['Privacy', 'Toegankelijkheid', 'Over deze demonstratie'].map((words) => (
        <Text key={words} size="sm" tone="muted">
          <Link href="#page" isQuiet>
            {words}
          </Link>
        </Text>
      ))}
    </Stack>
  ),
}

export const LongDutch: Story = {
  args: {
    children: 'Aansprakelijkheidswaardevaststellingsveranderingen en andere onderwerpen waarover u vragen stelde',
  },
}
export const States: Story = statesOf(['hover', 'focus', 'pressed'])
