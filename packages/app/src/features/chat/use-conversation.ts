import type { ChatEvent, ChatMessage } from '@aangiftewijs/machines/chat'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Conversation } from './conversation.ts'

/** What the panel shows of the conversation. */
export interface ConversationView {
  readonly messages: readonly ChatMessage[]
  readonly isOpen: boolean
  readonly isTyping: boolean
  readonly hasFailed: boolean
  readonly send: (event: ChatEvent) => void
}

const nothingSaid: readonly ChatMessage[] = []

const never = () => () => undefined

/**
 * The conversation with the advisor. Its chart is fetched with the first thing a person does with the panel: most visits
 * of the start page never do. What was done meanwhile is sent to it in order.
 */
export function useConversation(): ConversationView {
  const [conversation, setConversation] = useState<Conversation | null>(null)
  // The chart begins with the panel open.
  const [isOpenMeanwhile, setOpenMeanwhile] = useState(true)
  const running = useRef<Conversation | null>(null)
  const waiting = useRef<ChatEvent[]>([])

  useEffect(() => () => void running.current?.stop(), [])

  const start = useCallback(async () => {
    const { startConversation } = await import('./conversation.ts')
    if (running.current !== null) return
    running.current = startConversation()
    for (const event of waiting.current.splice(0)) running.current.send(event)
    setConversation(running.current)
  }, [])

  const send = useCallback(
    (event: ChatEvent) => {
      if (running.current !== null) return running.current.send(event)
      waiting.current.push(event)
      if (event.type === 'the panel is toggled') setOpenMeanwhile((isOpen) => !isOpen)
      void start()
    },
    [start],
  )

  const subscribe = useCallback(
    (listener: () => void) => {
      if (conversation === null) return never()
      const { unsubscribe } = conversation.subscribe(listener)
      return unsubscribe
    },
    [conversation],
  )
  const snapshotNow = () => conversation?.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(subscribe, snapshotNow, snapshotNow)
  return {
    messages: snapshot?.context.messages ?? nothingSaid,
    isOpen: snapshot?.hasTag('open') ?? isOpenMeanwhile,
    isTyping: snapshot?.hasTag('typing') ?? false,
    hasFailed: snapshot?.hasTag('failed') ?? false,
    send,
  }
}
