import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Cluster, Stack } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Icon } from '../Icon/index.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Continue', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const PressedWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Save and stop' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'How we got this' } }
export const QuietDanger: Story = { args: { variant: 'quietDanger', children: 'Discard the 2024 return' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete this return' } }

export const Small: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Download</Button>
      <Button size="small" variant="secondary">
        Replace
      </Button>
      <Button size="small" variant="quiet">
        Cancel
      </Button>
      <Button size="small" variant="danger">
        Delete
      </Button>
    </Cluster>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <Button>
        Continue
        <Icon name="chevron-right" />
      </Button>
      <Button variant="secondary">
        <Icon name="download" />
        Download the summary
      </Button>
    </Cluster>
  ),
}

/** It keeps its focus and refuses further presses. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Saving…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving…' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PendingVariants: Story = {
  render: () => (
    <Cluster>
      {(['primary', 'secondary', 'quiet', 'quietDanger', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} isPending pendingLabel="Working…">
          Start
        </Button>
      ))}
    </Cluster>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Cluster>
      {(['primary', 'secondary', 'quiet', 'quietDanger', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          Not yet
        </Button>
      ))}
    </Cluster>
  ),
}

export const LongDutch: Story = {
  render: () => (
    <Stack align="start">
      <Button>Voorlopige berekening van uw inkomstenbelasting en premie volksverzekeringen bekijken</Button>
      <Button isFull>Verder naar de controle van uw aangifte</Button>
    </Stack>
  ),
}

function SavesOnce() {
  const [isSaving, setSaving] = useState(false)
  return (
    <Button isPending={isSaving} pendingLabel="Bezig met opslaan…" onPress={() => setSaving(true)}>
      Opslaan
    </Button>
  )
}

/** The focus stays on the button while it works. */
export const BecomesPending: Story = {
  render: () => <SavesOnce />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Bezig met opslaan…')
    await expect(button).toHaveFocus()
  },
}
export const States: Story = statesOf(['hover', 'focus', 'pressed'])
