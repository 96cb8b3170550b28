import { type ReplyId, replyTo } from '@aangiftewijs/domain/chat'
import { type AdvisorReply, type ChatMessage, chatMachine } from '@aangiftewijs/machines/chat'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { ChatPanel, type ChatPanelMessage } from '@aangiftewijs/ui/ChatPanel'
import { Link } from '@aangiftewijs/ui/Link'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { formatTime } from '../../copy/dates.ts'
import { T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { inspected } from '../../shell/inspection.ts'
import { showToast } from '../../shell/toasts.ts'
import { ChatForm } from './ChatForm.tsx'
import { chatWords } from './copy.ts'

/** The chart with its advisor: prepared replies, looked up in this browser. No call is made (spec 1 § 7). */
const advisor = chatMachine.provide({
  actors: {
    askAdvisor: remoteRequest<AdvisorReply, { message: string }>(async ({ message }) => ({
      reply: replyTo(message),
      at: new Date().toISOString(),
    })),
  },
})

/** The part of the guide a reply sends to. */
const guideOf: Readonly<Record<ReplyId, string>> = {
  invest: '/tax-guide#overview',
  tax: '/tax-guide#overview',
  mortgage: '/tax-guide#deductions',
  save: '/tax-guide#deductions',
  more: '/tax-guide',
}

/** The advisor: a scripted conversation in a panel the round button opens and closes. Spec 1 §§ 2 and 4. */
export function AdvisorChat() {
  const say = useWords()
  const [snapshot, send] = useMachine(advisor, inspected())
  const hasFailed = snapshot.hasTag('failed')
  const isTyping = snapshot.hasTag('typing')
  const isOpen = snapshot.hasTag('open')
  const messages = usePanelMessages(snapshot.context.messages)

  useEffect(() => {
    if (hasFailed) showToast({ variant: 'destructive', title: say(chatWords.failedTitle), text: say(chatWords.failed) })
  }, [hasFailed, say])

  return (
    <ChatPanel
      title={<T text={chatWords.title} />}
      note={<T text={chatWords.intro} />}
      messages={messages}
      names={{ user: say(chatWords.you), assistant: say(chatWords.advisor) }}
      logLabel={say(chatWords.messages)}
      isTyping={isTyping}
      typingLabel={say(chatWords.typing)}
      toggleLabel={say(isOpen ? chatWords.close : chatWords.open)}
      isOpen={isOpen}
      onToggle={(opens) => {
        if (opens !== isOpen) send({ type: 'the panel is toggled' })
      }}
      empty={<T text={chatWords.greeting} />}
    >
      <ChatForm
        isWaiting={isTyping}
        onSend={(text) => send({ type: 'a message is sent', text, at: new Date().toISOString() })}
      />
    </ChatPanel>
  )
}

function usePanelMessages(messages: readonly ChatMessage[]): readonly ChatPanelMessage[] {
  const choice = useLanguageChoice()
  return messages.map((message) => ({
    id: message.id,
    author: message.role,
    text: message.role === 'user' ? message.text : <Reply reply={message.reply} />,
    time: formatTime(message.at, choice),
  }))
}

const Reply = ({ reply }: { readonly reply: ReplyId }) => (
  <>
    <T text={chatWords[reply]} />{' '}
    <Link href={guideOf[reply]}>
      <T text={chatWords.guide} />
    </Link>
  </>
)
