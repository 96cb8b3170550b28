import { useEffect, useRef, useState } from 'react'
import { type Sessions, sessionsAfter } from './sessions.ts'
import { openChannel, type ToTab } from './wire.ts'

/** The charts that run in this browser's tabs, and how to ask something of them. */
export function useSessions(): { readonly sessions: Sessions; readonly ask: (message: ToTab) => void } {
  const [sessions, setSessions] = useState<Sessions>(() => new Map())
  const channel = useRef<ReturnType<typeof openChannel> | null>(null)
  useEffect(() => {
    const opened = openChannel((message) => {
      switch (message.kind) {
        case 'protocol':
        case 'stand':
        case 'gone':
          setSessions((known) => sessionsAfter(known, message))
          return
        case 'who is there':
        case 'choose':
        case 'slow down':
          // Another inspector's.
          return
      }
    })
    channel.current = opened
    opened.send({ kind: 'who is there' })
    return opened.close
  }, [])
  return { sessions, ask: (message) => channel.current?.send(message) }
}
