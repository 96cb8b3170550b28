import { canBeSent, stepAt } from '@aangiftewijs/domain/chat'
import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useEarlierInput } from '../../shell/use-earlier-input.ts'
import { chatWords, suggestionsAt } from './copy.ts'

/** The name of the buttons that ask what they say. */
const suggestion = 'suggestion'

interface ChatFormProps {
  /** A reply is on its way: nothing can be sent meanwhile. */
  readonly isWaiting: boolean
  /** Nothing was asked yet: some questions stand ready. */
  readonly isFirst: boolean
  readonly onSend: (text: string) => void
}

/**
 * Where a question is typed. Send waits while the input is blank or a reply is pending (spec 1 § 5); Enter meanwhile is kept until the
 * reply has come.
 */
export function ChatForm({ isWaiting, isFirst, onSend }: ChatFormProps) {
  const say = useWords()
  const suggested = suggestionsAt(stepAt(usePage().path))
  const [text, setText] = useState('')
  const [isQueued, setQueued] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEarlierInput(form, (controls) => setText(String(controls.get('question'))))
  const canSend = canBeSent(text)
  const sendTyped = useEffectEvent(() => {
    setQueued(false)
    if (!canSend) return
    onSend(text)
    form.current?.reset()
    setText('')
  })
  useEffect(() => {
    if (isQueued && !isWaiting) sendTyped()
  }, [isQueued, isWaiting])
  const keepEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && isWaiting && canSend) setQueued(true)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === suggestion) onSend(submitter.textContent ?? '')
    else if (!isWaiting) setQueued(true)
  }
  return (
    <form ref={form} action="/tax-guide" onSubmit={submit} onKeyDown={keepEnter}>
      <Stack gap={3}>
        <TextField
          id="chat-question"
          name="question"
          label={<T text={chatWords.inputLabel} />}
          placeholder={say(chatWords.placeholder)}
          autoComplete="off"
          maxLength={500}
          onChange={setText}
        />
        <Cluster gap={3}>
          <Button type="submit" isDisabled={!canSend || isWaiting}>
            <T text={chatWords.send} />
          </Button>
          <Text as="span" size="sm" tone="muted">
            <span role="status">{isQueued && isWaiting && <T text={chatWords.queued} />}</span>
          </Text>
        </Cluster>
        {/* After Send: Enter presses the first button of a form. */}
        {isFirst && (
          <Stack gap={2}>
            <Text size="sm" tone="muted">
              <T text={chatWords.suggestionsLabel} />
            </Text>
            <Cluster gap={2}>
              {suggested.map((one) => (
                <Button key={one.en} type="submit" variant="secondary" size="small" name={suggestion}>
                  <T text={one} />
                </Button>
              ))}
            </Cluster>
          </Stack>
        )}
      </Stack>
    </form>
  )
}
