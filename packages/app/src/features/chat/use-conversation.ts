import type { ChatEvent, ChatMessage } from '@aangiftewijs/machines/chat'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Conversation } from './conversation.ts'

/** What the panel shows of the conversation. */
export interface ConversationView {
  readonly messages: readonly ChatMessage[]
  /** Shows an answer; null before there is one. */
  readonly Answer: Conversation['Answer'] | null
  readonly isOpen: boolean
  readonly isTyping: boolean
  readonly hasFailed: boolean
  readonly send: (event: ChatEvent) => void
}

const nothingSaid: readonly ChatMessage[] = []

const never = () => () => undefined

const isMessage = (event: ChatEvent) => event.type === 'a message is sent'

/** A message as it is shown before the chart is there. */
const shownOf = (events: readonly ChatEvent[]): readonly ChatMessage[] =>
  events.flatMap((event, place) =>
    event.type === 'a message is sent' ? [{ id: place + 1, role: 'user', text: event.text.trim(), at: event.at }] : [],
  )

/**
 * The conversation with the advisor. Its chart is fetched with the first thing a person does with the panel: most visits
 * of the start page never do. What was done meanwhile is sent to it in order. When it cannot be had, the message stays and
 * no reply has come: the next one tries again.
 */
export function useConversation(): ConversationView {
  const [conversation, setConversation] = useState<Conversation | null>(null)
  // The chart begins with the panel open.
  const [isOpenMeanwhile, setOpenMeanwhile] = useState(true)
  const [saidMeanwhile, setSaidMeanwhile] = useState(nothingSaid)
  const [isUnavailable, setUnavailable] = useState(false)
  const running = useRef<Conversation | null>(null)
  const waiting = useRef<ChatEvent[]>([])

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.chart.stop()
    }
  }, [])

  const start = useCallback(async () => {
    setUnavailable(false)
    try {
      const { startConversation } = await import('./conversation.ts')
      if (running.current !== null || isGone.current) return
      running.current = startConversation()
      for (const event of waiting.current.splice(0)) running.current.chart.send(event)
      setConversation(running.current)
    } catch {
      setUnavailable(true)
    }
  }, [])

  const send = useCallback(
    (event: ChatEvent) => {
      if (running.current !== null) return running.current.chart.send(event)
      // Only one message can wait for a reply: the newest.
      if (isMessage(event)) waiting.current = waiting.current.filter((earlier) => !isMessage(earlier))
      waiting.current.push(event)
      setSaidMeanwhile(shownOf(waiting.current))
      if (event.type === 'the panel is toggled') setOpenMeanwhile((isOpen) => !isOpen)
      void start()
    },
    [start],
  )

  const subscribe = useCallback(
    (listener: () => void) => {
      if (conversation === null) return never()
      const { unsubscribe } = conversation.chart.subscribe(listener)
      return unsubscribe
    },
    [conversation],
  )
  const snapshotNow = () => conversation?.chart.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(subscribe, snapshotNow, snapshotNow)
  return {
    messages: snapshot?.context.messages ?? saidMeanwhile,
    Answer: conversation?.Answer ?? null,
    isOpen: snapshot?.hasTag('open') ?? isOpenMeanwhile,
    isTyping: snapshot?.hasTag('typing') ?? false,
    hasFailed: snapshot?.hasTag('failed') ?? (isUnavailable && saidMeanwhile.length > 0),
    send,
  }
}
