import { useCallback, useEffect, useRef, useState } from 'react'
import { openChannel, type ToTab } from '../live/channel.ts'
import { type Sessions, sessionsAfter } from '../live/sessions.ts'

interface KnownSessions {
  readonly sessions: Sessions
  /** Asks something of the tabs. */
  readonly ask: (message: ToTab) => void
  /** Drops what was recorded under these keys. */
  readonly forget: (keys: readonly string[]) => void
}

/** The charts that run or ran in this browser's tabs, and how to ask something of them. What is recorded stays in this page's memory. */
export function useSessions(): KnownSessions {
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
    const leave = () => opened.send({ kind: 'watch', tab: null })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      opened.close()
    }
  }, [])
  const ask = useCallback((message: ToTab) => channel.current?.send(message), [])
  const forget = (keys: readonly string[]) =>
    setSessions((known) => new Map([...known].filter(([key]) => !keys.includes(key))))
  return { sessions, ask, forget }
}
