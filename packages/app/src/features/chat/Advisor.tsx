import { ChatPanel, type ChatPanelMessage, type ChatPlace } from '@aangiftewijs/ui/ChatPanel'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Link } from '@aangiftewijs/ui/Link'
import { useEffect, useState } from 'react'
import { formatTime } from '../../copy/dates.ts'
import { T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { showToast } from '../../shell/toasts.ts'
import { ChatForm } from './ChatForm.tsx'
import { chatWords } from './copy.ts'
import { type ConversationView, useConversation } from './use-conversation.ts'

interface AdvisorProps {
  /** Open in the page, as the dashboard has it; or folded away over a page that is about something else. */
  readonly place: ChatPlace
}

/** The advisor: a scripted conversation in a panel the round button opens and closes. Spec 1 §§ 2 and 4. */
export function Advisor({ place }: AdvisorProps) {
  const say = useWords()
  const conversation = useConversation(place)
  const { isOpen, isTyping, hasFailed, send } = conversation
  const messages = usePanelMessages(conversation)

  // Most pages are left without it: its form comes when it is opened, and stays with what was typed.
  const [hasForm, setHasForm] = useState(isOpen)
  if (isOpen && !hasForm) setHasForm(true)
  useEffect(() => {
    if (hasFailed) showToast({ variant: 'destructive', title: say(chatWords.failedTitle), text: say(chatWords.failed) })
  }, [hasFailed, say])

  return (
    <ChatPanel
      place={place}
      title={<T text={chatWords.title} />}
      note={<T text={chatWords.intro} />}
      messages={messages}
      names={{ user: say(chatWords.you), assistant: say(chatWords.advisor) }}
      logLabel={say(chatWords.messages)}
      isTyping={isTyping}
      typingLabel={say(chatWords.typing)}
      toggleLabel={say(chatWords.toggle)}
      closeLabel={say(chatWords.close)}
      leadLabel={say(chatWords.lead)}
      isOpen={isOpen}
      onToggle={(opens) => {
        if (opens !== isOpen) send({ type: 'the panel is toggled' })
      }}
      empty={<T text={chatWords.greeting} />}
    >
      <NeedsScript />
      {hasForm && (
        <ChatForm
          isWaiting={isTyping}
          isFirst={messages.length === 0}
          onSend={(text) => send({ type: 'a message is sent', text, at: new Date().toISOString() })}
        />
      )}
    </ChatPanel>
  )
}

const NeedsScript = () => (
  <InsteadOfScript>
    <p>
      <T text={chatWords.needsScript} />{' '}
      <Link href="/tax-guide">
        <T text={chatWords.guide} />
      </Link>
    </p>
  </InsteadOfScript>
)

function usePanelMessages({ messages, Answer }: ConversationView): readonly ChatPanelMessage[] {
  const choice = useLanguageChoice()
  return messages.map((message) => ({
    id: message.id,
    author: message.role,
    text: message.role === 'user' ? message.text : Answer && <Answer {...message} />,
    time: formatTime(message.at, choice),
  }))
}
