import { sessionLimits } from '@aangiftewijs/domain/session'
import { Button } from '@aangiftewijs/ui/Button'
import { Dialog } from '@aangiftewijs/ui/Dialog'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { formatTime } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { sessionWords } from './copy.ts'

interface SessionWarningProps {
  readonly isPending: boolean
  /** The session could not be extended. */
  readonly hasFailed: boolean
  readonly onStay: () => void
  readonly onSignOut: () => void
}

/** Asks an idle person whether they are still there. Esc stays signed in. Decisions, Accounts and sessions. */
export function SessionWarning({ isPending, hasFailed, onStay, onSignOut }: SessionWarningProps) {
  const choice = useLanguageChoice()
  const [end] = useState(() => new Date(Date.now() + sessionLimits.idle - sessionLimits.warning).toISOString())
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={<T text={sessionWords.stillThere} />}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay} isPending={isPending}>
            <T text={sessionWords.staySignedIn} />
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            <T text={sessionWords.signOut} />
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          <T text={sessionWords.warning} values={{ time: formatTime(end, choice) }} />
        </Text>
        <Text>
          <T text={sessionWords.warningAnswers} />
        </Text>
        {hasFailed ? (
          <Text tone="error">
            <T text={sessionWords.extendFailed} />
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
