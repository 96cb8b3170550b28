import type { User } from '@aangiftewijs/domain/session'
import type { WhatServerKnows } from '@aangiftewijs/machines/session'

/** What tabs tell each other, so that all agree on who is signed in. */
export type SessionNews =
  | { readonly type: 'signed in'; readonly user: User }
  | { readonly type: 'signed out' }
  /** The server was asked something: the idle time starts again for every tab. */
  | { readonly type: 'asked' }
  /** By what, as far as the server knows. */
  | { readonly type: 'over'; readonly endReason: WhatServerKnows }

const name = 'session'

/** Listens to the other tabs; returns how to stop. Browsers without BroadcastChannel (Safari before 15.4) keep their tabs apart. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
  return () => channel.close()
}

/** Tells the other tabs. */
export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}
