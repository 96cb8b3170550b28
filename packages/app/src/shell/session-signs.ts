import { endedHeader } from '@aangiftewijs/domain/session'
import { asksForPassword, onAnswer } from '../ports/api.ts'
import { hearOtherTabs, type SessionNews, tellOtherTabs } from './session-channel.ts'

/** Other tabs are told of a call at most so often, in milliseconds. */
const tellingPause = 5_000

/** Tells of every answer of the server, and of what other tabs say of the session; returns how to stop. */
export function onSessionSign(listener: (sign: SessionNews) => void): () => void {
  const stops = [
    onAnswer(({ path, status, headers, text }) => {
      if (status !== 401) listener({ type: 'asked' })
      // Not about the session: signing in, and a document that asks for its own password.
      else if (path !== '/api/login' && !asksForPassword(text))
        listener({ type: 'over', endReason: headers.has(endedHeader) ? 'time' : 'elsewhere' })
    }),
    hearOtherTabs(listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tells the other tabs that the server was asked, so that they do not think the person idle; returns how to stop. */
export function tellTabsOfCalls(): () => void {
  let toldAt = 0
  return onAnswer(({ status }) => {
    if (status === 401 || Date.now() - toldAt < tellingPause) return
    toldAt = Date.now()
    tellOtherTabs({ type: 'asked' })
  })
}
