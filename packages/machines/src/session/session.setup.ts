import { type LoginRequest, type RegisterRequest, sessionLimits, type User } from '@aangiftewijs/domain/session'
import { assign, setup } from 'xstate'
import { notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import type { EndReason, SessionContext, SessionEvent, SessionInput, SessionTag } from './session.types.ts'

/** The named parts of who is signed in. Passwords pass through to the request and are never kept. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as SessionTag,
    meta: {} as { spec: string },
  },
  actors: {
    /** `GET /api/user`: a user, or null on 401. */
    askWho: remoteRequest<User | null, null>(notProvided),
    signIn: remoteRequest<User, LoginRequest>(notProvided),
    register: remoteRequest<User, RegisterRequest>(notProvided),
    signOut: remoteRequest<unknown, null>(notProvided),
  },
  guards: {
    'it is not known yet who is signed in': ({ context }) => context.user === undefined,
    'somebody is signed in': ({ context }) => Boolean(context.user),
    'the server says that somebody is signed in': (_, params: { user: User | null }) => params.user !== null,
  },
  actions: {
    'keep the user': assign((_, params: { user: User | null }) => ({
      user: params.user,
      failure: null,
      endReason: null,
    })),
    'forget the user': assign({ user: null, failure: null }),
    'keep why it ended': assign((_, params: { endReason: EndReason }) => ({ endReason: params.endReason })),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
    'forget the failure': assign({ failure: null }),
    'count the idle time from now': assign({ idleFor: 0 }),
  },
  delays: {
    'idle until the warning': ({ context }) => Math.max(0, sessionLimits.warning - context.idleFor),
    'from the warning to the end': sessionLimits.idle - sessionLimits.warning,
    'the longest session': sessionLimits.absolute,
  },
})
