import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Dialog } from '../../components/Dialog/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Stack, Text } from '../../layout/index.ts'
import { inLanguage } from './in-language.ts'

const meta = { title: 'Patterns/Time-out', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const title = { en: 'Are you still there?', nl: 'Bent u er nog?' }

function Session({ say }: { readonly say: ReturnType<typeof inLanguage> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack align="start">
      <Text>{say('After 13 minutes without a sign of life:', 'Na 13 minuten zonder teken van leven:')}</Text>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {say('Let 13 minutes pass', '13 minuten laten verstrijken')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={say(title.en, title.nl)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{say('Stay signed in', 'Ingelogd blijven')}</Button>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              {say('Sign out', 'Uitloggen')}
            </Button>
          </>
        }
      >
        {say(
          'You are signed out in 2 minutes. Your answers are saved; you can go on where you left off.',
          'Over 2 minuten wordt u uitgelogd. Uw antwoorden zijn bewaard; u kunt verdergaan waar u was.',
        )}
      </Dialog>
    </Stack>
  )
}

export const Warning: Story = {
  render: (_, { globals }) => <Session say={inLanguage(globals)} />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(
      await screen.findByRole('alertdialog', { name: inLanguage(globals)(title.en, title.nl) }),
    ).toBeInTheDocument()
  },
}

export const SignedOut: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <Banner
        tone="info"
        title={say('You were signed out', 'U bent uitgelogd')}
        actions={
          <LinkButton href="#login" size="small">
            {say('Sign in again', 'Opnieuw inloggen')}
          </LinkButton>
        }
      >
        {say(
          'Nothing happened for 15 minutes, so we closed your session. Your answers are saved.',
          'Er gebeurde 15 minuten niets, daarom is uw sessie gesloten. Uw antwoorden zijn bewaard.',
        )}
      </Banner>
    )
  },
}
