import { type LoginRequest, type RegisterRequest, sessionLimits, type User } from '@aangiftewijs/domain/session'
import { assign, setup } from 'xstate'
import {
  failureOf,
  notProvided,
  type RequestFailure,
  type RequestOutcome,
  remoteRequest,
} from '../remote-request/index.ts'
import type {
  EndReason,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionTag,
  SignInEnds,
  SignOutEnds,
  WhoEnds,
} from './session.types.ts'

type Answered = { readonly outcome: RequestOutcome<unknown> }

/** The failure in an outcome; null when it was answered. */
const failureIn = ({ outcome }: Answered): RequestFailure | null => (outcome.kind === 'failed' ? outcome.failure : null)

/** The named parts of who is signed in. Passwords pass through to the request and are never kept. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | WhoEnds | SignInEnds | SignOutEnds,
    input: {} as SessionInput,
    tags: {} as SessionTag,
    meta: {} as { spec: string },
  },
  actors: {
    askWho: remoteRequest<User | null, null>(notProvided),
    signIn: remoteRequest<User, LoginRequest>(notProvided),
    register: remoteRequest<User, RegisterRequest>(notProvided),
    signOut: remoteRequest<unknown, null>(notProvided),
  },
  guards: {
    'it is not known yet who is signed in': ({ context }) => context.user === undefined,
    'somebody is signed in': ({ context }) => Boolean(context.user),
    'the request failed or was refused': (_, params: Answered) => params.outcome.kind === 'failed',
    'the server says that somebody is signed in': (_, params: Answered) =>
      params.outcome.kind === 'succeeded' && params.outcome.value !== null,
  },
  actions: {
    'keep the user': assign((_, params: { user: User | null }) => ({
      user: params.user,
      failure: null,
      endReason: null,
    })),
    'forget the user': assign({ user: null, failure: null }),
    'keep why it ended': assign((_, params: { endReason: EndReason }) => ({ endReason: params.endReason })),
    'keep the failure': assign((_, params: Answered) => ({ failure: failureIn(params) })),
    'keep the breakdown': assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    'forget the failure': assign({ failure: null }),
    'count the idle time from now': assign({ idleFor: 0 }),
  },
  delays: {
    'idle until the warning': ({ context }) => Math.max(0, sessionLimits.warning - context.idleFor),
    'from the warning to the end': sessionLimits.idle - sessionLimits.warning,
    'the longest session': sessionLimits.absolute,
  },
})
