import type { LoginRequest, RegisterRequest, User } from '@aangiftewijs/domain/session'
import type { RequestFailure } from '../remote-request/index.ts'

export interface SessionInput {
  /** Who the page was rendered for: a user, null for nobody, left out when it is not known yet. */
  readonly user?: User | null
  /** For how long the server was not asked, in milliseconds.
   * @default 0 */
  readonly idleFor?: number
}

/** Why a session ended without the person signing out. */
export type EndReason = 'idle' | 'absolute' | WhatServerKnows

/** By its limits, or by something else: signing out elsewhere, another password, an account that is gone. */
export type WhatServerKnows = 'time' | 'elsewhere'

export interface SessionContext {
  /** Undefined while it is not known. */
  readonly user: User | null | undefined
  readonly failure: RequestFailure | null
  readonly endReason: EndReason | null
  /** What of the idle time had passed before the chart began, in milliseconds. */
  readonly idleFor: number
}

export type SessionEvent =
  | { readonly type: 'credentials are given'; readonly credentials: LoginRequest }
  | { readonly type: 'a registration is given'; readonly registration: RegisterRequest }
  | { readonly type: 'signing out is chosen' }
  | { readonly type: 'trying again is chosen' }
  /** The server answered a call of this person, so its idle time starts again; also told by other tabs. */
  | { readonly type: 'the server was asked' }
  /** The button of the warning, or Esc. */
  | { readonly type: 'staying signed in is chosen' }
  /** A call was answered with 401, here or in another tab, and by what the session ended as far as the server knows. */
  | { readonly type: 'the session turned out to be over'; readonly endReason: WhatServerKnows }
  | { readonly type: 'another tab signed in'; readonly user: User }
  | { readonly type: 'another tab signed out' }

export type SessionTag = 'unknown' | 'absent' | 'present' | 'pending' | 'warned' | 'ended' | 'failed'
