import type { ChatEvent, ChatMessage } from '@aangiftewijs/machines/chat'
import type { ChatPlace } from '@aangiftewijs/ui/ChatPanel'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { importAgain } from '../../deferred/import-again.ts'
import { usePage } from '../../shell/page-context.tsx'
import { useVisit } from '../../shell/visit.tsx'
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

const loadConversation = importAgain(() => import('./conversation.ts'))

const beginnings = { 'in-page': 'open', 'over-page': 'closed' } as const

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
 * no reply has come: the next one tries again. It lasts for the visit, and the advisor knows the step that is asked from.
 */
export function useConversation(place: ChatPlace): ConversationView {
  const { conversations } = useVisit()
  const { path } = usePage()
  const begins = beginnings[place]
  const [conversation, setConversation] = useState(conversations[place] ?? null)
  const [isOpenMeanwhile, setOpenMeanwhile] = useState(begins === 'open')
  const [saidMeanwhile, setSaidMeanwhile] = useState(nothingSaid)
  const [isUnavailable, setUnavailable] = useState(false)
  // The chart begins with the panel open.
  const waiting = useRef<ChatEvent[]>(begins === 'open' ? [] : [{ type: 'the panel is toggled' }])

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const start = useCallback(async () => {
    setUnavailable(false)
    try {
      const { startConversation } = await loadConversation()
      if (isGone.current) return
      const begun = conversations[place] ?? startConversation()
      conversations[place] = begun
      for (const event of waiting.current.splice(0)) begun.sendFrom(path, event)
      setConversation(begun)
    } catch {
      setUnavailable(true)
    }
  }, [conversations, place, path])

  const send = useCallback(
    (event: ChatEvent) => {
      const begun = conversations[place]
      if (begun) return begun.sendFrom(path, event)
      // Only one message can wait for a reply: the newest.
      if (isMessage(event)) waiting.current = waiting.current.filter((earlier) => !isMessage(earlier))
      waiting.current.push(event)
      setSaidMeanwhile(shownOf(waiting.current))
      if (event.type === 'the panel is toggled') setOpenMeanwhile((isOpen) => !isOpen)
      void start()
    },
    [start, conversations, place, path],
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
