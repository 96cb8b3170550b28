import { type ReplyId, type Subject, subjects, topicAnswer, topics } from '@aangiftewijs/domain/chat'
import { isTaxYear } from '@aangiftewijs/domain/tax-law'
import { currentTaxYear } from '@aangiftewijs/domain/tax-return'
import type { AdvisorReply, ChatMessage } from '@aangiftewijs/machines/chat'
import { ChatPanel, type ChatPanelMessage } from '@aangiftewijs/ui/ChatPanel'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { useEffect } from 'react'
import { formatTime } from '../../copy/dates.ts'
import { T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { useCurrentFiling } from '../../ports/queries.ts'
import { showToast } from '../../shell/toasts.ts'
import { ChatForm } from './ChatForm.tsx'
import { chatWords } from './copy.ts'
import { useConversation } from './use-conversation.ts'

/** The part of the guide a reply sends to. */
const guideOf: Readonly<Record<Subject, string>> = {
  invest: '/tax-guide#overview',
  tax: '/tax-guide#overview',
  mortgage: '/tax-guide#deductions',
  save: '/tax-guide#deductions',
  more: '/tax-guide',
}

/** The advisor: a scripted conversation in a panel the round button opens and closes. Spec 1 §§ 2 and 4. */
export function Part() {
  const say = useWords()
  const { messages: said, isOpen, isTyping, hasFailed, send } = useConversation()
  const messages = usePanelMessages(said)

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
      leadLabel={say(chatWords.lead)}
      isOpen={isOpen}
      onToggle={(opens) => {
        if (opens !== isOpen) send({ type: 'the panel is toggled' })
      }}
      empty={<T text={chatWords.greeting} />}
    >
      <ChatForm
        isWaiting={isTyping}
        isFirst={messages.length === 0}
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
    text: message.role === 'user' ? message.text : <Answer {...message} />,
    time: formatTime(message.at, choice),
  }))
}

const isSubject = (reply: ReplyId): reply is Subject => subjects.some((subject) => subject === reply)

/** The reply, and after a general one the figures that were asked about. */
const Answer = ({ reply, topic, year }: AdvisorReply) =>
  topic === undefined ? (
    <Reply reply={reply} asked={year} />
  ) : (
    <Stack gap={2}>
      <div>
        <Reply reply={reply} asked={year} />
      </div>
      <div>
        <Reply reply={topic} asked={year} />
      </div>
    </Stack>
  )

interface ReplyProps {
  readonly reply: ReplyId
  /** The tax year the question named. */
  readonly asked: number | undefined
}

/** A prepared text, or the figures of the year that was asked about; without one, of the return that is open. */
function Reply({ reply, asked }: ReplyProps) {
  const open = useCurrentFiling()?.year
  const year = [asked, open].find((one) => one !== undefined && isTaxYear(one)) ?? currentTaxYear
  const answer = isSubject(reply) ? chatWords[reply] : topicAnswer(reply, isTaxYear(year) ? year : currentTaxYear)
  return (
    <>
      <T text={answer} />{' '}
      <Link href={isSubject(reply) ? guideOf[reply] : topics[reply].guide}>
        <T text={chatWords.guide} />
      </Link>
    </>
  )
}
