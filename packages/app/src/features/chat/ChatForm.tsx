import { canBeSent } from '@aangiftewijs/domain/chat'
import { Button } from '@aangiftewijs/ui/Button'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { type SubmitEvent, useRef, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useEarlierInput } from '../../shell/use-earlier-input.ts'
import { chatWords } from './copy.ts'

interface ChatFormProps {
  /** A reply is on its way: nothing can be sent meanwhile. */
  readonly isWaiting: boolean
  readonly onSend: (text: string) => void
}

/** Where a question is typed. Send waits while the input is blank or a reply is pending (spec 1 § 5). */
export function ChatForm({ isWaiting, onSend }: ChatFormProps) {
  const say = useWords()
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEarlierInput(form, (controls) => setText(String(controls.get('question'))))
  const isReady = canBeSent(text) && !isWaiting
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReady) return
    onSend(text)
    event.currentTarget.reset()
    setText('')
  }
  return (
    <div>
      <InsteadOfScript>
        <p>
          <T text={chatWords.needsScript} />
        </p>
      </InsteadOfScript>
      <form ref={form} action="/tax-guide" onSubmit={submit}>
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
          <div>
            <Button type="submit" isDisabled={!isReady}>
              <T text={chatWords.send} />
            </Button>
          </div>
        </Stack>
      </form>
    </div>
  )
}
