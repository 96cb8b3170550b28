import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Dialog } from '../../components/Dialog/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Stack, Text } from '../../layout/index.ts'

const meta = { title: 'Patterns/Time-out', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Session() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack align="start">
      <Text>After 13 minutes without a sign of life:</Text>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Let 13 minutes pass
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title="Are you still there?"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Stay signed in</Button>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              Sign out
            </Button>
          </>
        }
      >
        You are signed out in 2 minutes. Your answers are saved; you can go on where you left off.
      </Dialog>
    </Stack>
  )
}

export const Warning: Story = {
  render: () => <Session />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeInTheDocument()
  },
}

export const SignedOut: Story = {
  render: () => (
    <Banner
      variant="info"
      title="You were signed out"
      actions={
        <LinkButton href="#login" size="small">
          Sign in again
        </LinkButton>
      }
    >
      Nothing happened for 15 minutes, so we closed your session. Your answers are saved.
    </Banner>
  ),
}
