import { type PreferenceName, preferenceNames } from '@aangiftewijs/domain/preferences'
import { preferencesMachine } from '@aangiftewijs/machines/preferences'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { Button } from '@aangiftewijs/ui/Button'
import { InsteadOfScript, OnlyWithScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { Switch } from '@aangiftewijs/ui/Switch'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { inspected } from '../../shell/inspection.ts'
import { showToast } from '../../shell/toasts.ts'
import { useEarlierInput } from '../../shell/use-earlier-input.ts'
import { settingsWords } from './copy.ts'
import { recallPreferences, rememberPreferences } from './remembered-preferences.ts'

const preferencesOf = (userId: number) =>
  preferencesMachine.provide({ actors: { rememberPreferences: remoteRequest(rememberPreferences(userId)) } })

const hintOf = (name: PreferenceName) => settingsWords[`${name}Hint`]

/** Four switches, a person's own, saved in this browser after a simulated second. Spec 2 §§ 2.16 and 4. */
export function NotificationsTab() {
  const say = useWords()
  const userId = useUser()?.id ?? 0
  const [preferences] = useState(() => preferencesOf(userId))
  const [snapshot, send] = useMachine(preferences, { input: {}, ...inspected() })
  const { chosen } = snapshot.context
  const isSaving = snapshot.hasTag('saving')
  const isSaved = snapshot.hasTag('saved')
  const hasFailed = snapshot.hasTag('failed')

  // What this browser remembers is not known to the server: the switches move to it after hydration.
  useEffect(() => {
    send({ type: 'the remembered settings are read', preferences: recallPreferences(userId) })
  }, [send, userId])

  const form = useRef<HTMLFormElement>(null)
  useEarlierInput(form, (controls) => {
    const turned = preferenceNames.filter((name) => controls.has(name) !== chosen[name])
    for (const name of turned) send({ type: 'a switch is turned', name, isOn: controls.has(name) })
  })

  useEffect(() => {
    if (isSaved) showToast({ variant: 'default', title: say(settingsWords.saved), text: say(settingsWords.savedText) })
  }, [isSaved, say])

  useEffect(() => {
    if (hasFailed)
      showToast({ variant: 'destructive', title: say(settingsWords.error), text: say(settingsWords.saveFailed) })
  }, [hasFailed, say])

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'saving is chosen' })
      }}
    >
      <Stack gap={6} align="start">
        <div>
          <Text>
            <T text={settingsWords.notificationsIntro} />
          </Text>
          <InsteadOfScript>
            <Text weight="semibold">
              <T text={settingsWords.needsScript} />
            </Text>
          </InsteadOfScript>
        </div>
        {preferenceNames.map((name) => (
          <Switch
            key={name}
            name={name}
            hint={<T text={hintOf(name)} />}
            isSelected={chosen[name]}
            isDisabled={isSaving}
            onChange={(isOn) => send({ type: 'a switch is turned', name, isOn })}
          >
            <T text={settingsWords[name]} />
          </Switch>
        ))}
        <OnlyWithScript>
          <Button type="submit" isPending={isSaving} pendingLabel={<T text={settingsWords.saving} />}>
            <T text={settingsWords.save} />
          </Button>
        </OnlyWithScript>
      </Stack>
    </form>
  )
}
