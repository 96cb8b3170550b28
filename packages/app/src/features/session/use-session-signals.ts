import type { SessionEvent } from '@aangiftewijs/machines/session'
import { useEffect } from 'react'
import { onAnswer } from '../../ports/api.ts'
import { hearOtherTabs, type SessionNews, tellOtherTabs } from '../../shell/session-channel.ts'

/** Other tabs are told of a call at most so often, in milliseconds. */
const tellingPause = 5_000

/** Calls whose 401 is not about the session: signing in, and a document that asks for its own password (decisions, Documents). */
const ownRefusals = ['/api/login', '/api/documents/upload']

const eventOf = (news: SessionNews): SessionEvent => {
  switch (news.type) {
    case 'signed in':
      return { type: 'another tab signed in', user: news.user }
    case 'signed out':
      return { type: 'another tab signed out' }
    case 'asked':
      return { type: 'the server was asked' }
    case 'over':
      return { type: 'the session turned out to be over' }
  }
}

/** Tells the session's chart of every answer of the server and of what other tabs say. */
export function useSessionSignals(send: (event: SessionEvent) => void): void {
  useEffect(() => {
    let toldAt = 0
    return onAnswer(({ path, status }) => {
      if (status === 401) {
        if (!ownRefusals.includes(path)) send({ type: 'the session turned out to be over' })
        return
      }
      send({ type: 'the server was asked' })
      if (Date.now() - toldAt < tellingPause) return
      toldAt = Date.now()
      tellOtherTabs({ type: 'asked' })
    })
  }, [send])

  useEffect(() => hearOtherTabs((news) => send(eventOf(news))), [send])
}
