import { useEffect, useRef, useState } from 'react'
import { openChannel, type ToTab } from '../live/channel.ts'
import { type Sessions, sessionsAfter } from '../live/sessions.ts'

/** The charts that run in this browser's tabs, and how to ask something of them. */
export function useSessions(): { readonly sessions: Sessions; readonly ask: (message: ToTab) => void } {
  const [sessions, setSessions] = useState<Sessions>(() => new Map())
  const channel = useRef<ReturnType<typeof openChannel> | null>(null)
  useEffect(() => {
    const opened = openChannel((message) => {
      // Everything else is another inspector's.
      if (message.kind === 'inspection' || message.kind === 'gone')
        setSessions((known) => sessionsAfter(known, message))
    })
    channel.current = opened
    opened.send({ kind: 'who is there' })
    return opened.close
  }, [])
  return { sessions, ask: (message) => channel.current?.send(message) }
}
