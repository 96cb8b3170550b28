import type { User } from '@aangiftewijs/domain/session'
import { assertEvent } from 'xstate'
import type { RequestOutcome } from '../remote-request/index.ts'
import { sessionSetup } from './session.setup.ts'
import type { SessionEvent, SignInEnds } from './session.types.ts'

const accounts = 'part 1 § 4'
const limits = 'decisions, Accounts and sessions'
type SignedInElsewhere = Extract<SessionEvent, { type: 'another tab signed in' }>

const userIn = (outcome: RequestOutcome<User | null>): User | null =>
  outcome.kind === 'succeeded' ? outcome.value : null

/** Giving credentials or a registration: the way in, from every place without a user. */
const waysIn = {
  'credentials are given': {
    target: '#session.absent.signingIn',
    actions: 'forget the failure',
    description: 'The person signs in.',
  },
  'a registration is given': {
    target: '#session.absent.registering',
    actions: 'forget the failure',
    description: 'The person registers.',
  },
  'another tab signed in': {
    target: '#session.present',
    actions: {
      type: 'keep the user',
      params: ({ event }: { event: SignedInElsewhere }) => ({ user: event.user }),
    },
    description: 'The person signed in in another tab.',
  },
} as const

const signedIn = {
  target: '#session.present',
  actions: {
    type: 'keep the user',
    params: ({ event }: { event: SignInEnds }) => ({ user: userIn(event.output) }),
  },
  description: 'The person is signed in.',
} as const

/** A request that failed: where that is shown. */
const failedAt = (target: string, description: string) =>
  ({
    guard: {
      type: 'it failed',
      params: ({ event }: { event: { output: RequestOutcome<unknown> } }) => ({ outcome: event.output }),
    },
    target,
    actions: {
      type: 'keep the failure',
      params: ({ event }: { event: { output: RequestOutcome<unknown> } }) => ({ outcome: event.output }),
    },
    description,
  }) as const

const brokeOffAt = (target: string, description: string) =>
  ({
    target,
    actions: {
      type: 'keep the breakdown',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    description,
  }) as const

/** Who is signed in, for how long, and every way in and out. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in, and for how long.',
  context: ({ input }) => ({ user: input.user, failure: null, endReason: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What the page already knows about who is signed in.',
      meta: { spec: accounts },
      always: [
        { guard: 'it is not known', target: 'unknown', description: 'It is not known yet.' },
        { guard: 'somebody is signed in', target: 'present', description: 'The page came for somebody.' },
        { target: 'absent', description: 'The page came for nobody.' },
      ],
    },
    unknown: {
      description: 'Who is signed in is being asked; a spinner is shown.',
      meta: { spec: accounts },
      tags: ['unknown'],
      initial: 'asking',
      states: {
        asking: {
          description: 'The server is asked.',
          meta: { spec: accounts },
          invoke: {
            id: 'askWho',
            src: 'askWho',
            input: null,
            onDone: [
              failedAt('unanswered', 'No answer came.'),
              {
                guard: { type: 'somebody is', params: ({ event }) => ({ outcome: event.output }) },
                target: '#session.present',
                actions: { type: 'keep the user', params: ({ event }) => ({ user: userIn(event.output) }) },
                description: 'Somebody is signed in.',
              },
              {
                target: '#session.absent',
                actions: 'forget the user',
                description: 'Nobody is signed in: 401 is no error here.',
              },
            ],
            onError: brokeOffAt('unanswered', 'Asking broke off.'),
          },
        },
        unanswered: {
          description: 'It could not be found out who is signed in; it can be tried again.',
          meta: { spec: 'part 1 § 7' },
          tags: ['failed'],
          on: {
            'trying again is chosen': {
              target: 'asking',
              actions: 'forget the failure',
              description: 'It is asked again.',
            },
          },
        },
      },
    },
    absent: {
      description: 'Nobody is signed in.',
      meta: { spec: accounts },
      tags: ['absent'],
      initial: 'signedOut',
      states: {
        signedOut: {
          description: 'The person can sign in or register.',
          meta: { spec: 'part 1 § 2' },
          on: waysIn,
        },
        signingIn: {
          description: 'Username and password are being checked.',
          meta: { spec: 'part 1 § 2' },
          tags: ['pending'],
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'credentials are given')
              return event.credentials
            },
            onDone: [failedAt('notSignedIn', 'Signing in was refused or failed.'), signedIn],
            onError: brokeOffAt('notSignedIn', 'Signing in broke off.'),
          },
        },
        notSignedIn: {
          description: 'Signing in failed; the reason is shown and it can be tried again.',
          meta: { spec: 'part 1 § 8' },
          tags: ['failed'],
          on: waysIn,
        },
        registering: {
          description: 'The account is being made.',
          meta: { spec: 'part 1 § 2' },
          tags: ['pending'],
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ event }) => {
              assertEvent(event, 'a registration is given')
              return event.registration
            },
            onDone: [failedAt('notRegistered', 'Registering was refused or failed.'), signedIn],
            onError: brokeOffAt('notRegistered', 'Registering broke off.'),
          },
        },
        notRegistered: {
          description: 'Registering failed; the reason is shown and everything typed but the passwords stays.',
          meta: { spec: 'part 1 § 8' },
          tags: ['failed'],
          on: waysIn,
        },
      },
    },
    present: {
      description: 'Somebody is signed in, for at most twelve hours.',
      meta: { spec: limits },
      tags: ['present'],
      initial: 'active',
      after: {
        'the longest session': {
          target: 'ended',
          actions: { type: 'keep why it ended', params: { endReason: 'absolute' } },
          description: 'Twelve hours passed.',
        },
      },
      on: {
        'signing out is chosen': {
          target: '.signingOut',
          actions: 'forget the failure',
          description: 'The person signs out.',
        },
        'the session turned out to be over': {
          target: 'ended',
          actions: { type: 'keep why it ended', params: { endReason: 'elsewhere' } },
          description: 'The server no longer knows the session.',
        },
        'another tab signed in': {
          target: 'present',
          reenter: true,
          actions: { type: 'keep the user', params: ({ event }) => ({ user: event.user }) },
          description: 'Someone signed in in another tab: all tabs agree on who it is.',
        },
        'another tab signed out': {
          target: 'absent',
          actions: 'forget the user',
          description: 'The person signed out in another tab.',
        },
        'the server was asked': {
          // Not re-entering: that would start the twelve hours again.
          target: '.active',
          description: 'The server was asked something, here or in another tab: the idle time starts again.',
        },
      },
      states: {
        active: {
          description: 'The session runs.',
          meta: { spec: limits },
          after: {
            'idle until the warning': { target: 'warned', description: 'Thirteen minutes passed without a request.' },
          },
        },
        warned: {
          description: 'A dialog says that the session is about to end and that saved work is kept.',
          meta: { spec: limits },
          tags: ['warned'],
          initial: 'asking',
          after: {
            'from the warning to the end': {
              target: '#session.ended',
              actions: { type: 'keep why it ended', params: { endReason: 'idle' } },
              description: 'Fifteen minutes passed without a request.',
            },
          },
          states: {
            asking: {
              description: 'The person can stay or sign out; Esc stays.',
              meta: { spec: limits },
              on: {
                'staying signed in is chosen': { target: 'extending', description: 'The person stays signed in.' },
              },
            },
            extending: {
              description: 'The server is asked, which extends the session.',
              meta: { spec: limits },
              tags: ['pending'],
              on: { 'the server was asked': { description: 'Waits for who it is.' } },
              invoke: {
                id: 'askWho',
                src: 'askWho',
                input: null,
                onDone: [
                  failedAt('notExtended', 'No answer came.'),
                  {
                    guard: { type: 'somebody is', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#session.present.active',
                    description: 'The session goes on.',
                  },
                  {
                    target: '#session.ended',
                    actions: { type: 'keep why it ended', params: { endReason: 'elsewhere' } },
                    description: 'The session was over already.',
                  },
                ],
                onError: brokeOffAt('notExtended', 'Asking broke off.'),
              },
            },
            notExtended: {
              description: 'The session could not be extended; it can be tried again while time is left.',
              meta: { spec: limits },
              tags: ['failed'],
              on: {
                'staying signed in is chosen': {
                  target: 'extending',
                  actions: 'forget the failure',
                  description: 'The person tries again.',
                },
              },
            },
          },
        },
        signingOut: {
          description: 'The session is being ended at the server.',
          meta: { spec: accounts },
          tags: ['pending'],
          on: {
            'signing out is chosen': { description: 'Waits: it is being done.' },
            'the server was asked': { description: 'Waits for the end.' },
          },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: null,
            onDone: [
              failedAt('notSignedOut', 'Signing out failed.'),
              { target: '#session.absent', actions: 'forget the user', description: 'The person is signed out.' },
            ],
            onError: brokeOffAt('notSignedOut', 'Signing out broke off.'),
          },
        },
        notSignedOut: {
          description: 'Signing out failed: the person is still signed in and can try again.',
          meta: { spec: 'part 1 § 8' },
          tags: ['failed'],
          after: {
            'idle until the warning': { target: 'warned', description: 'Thirteen minutes passed without a request.' },
          },
        },
      },
    },
    ended: {
      description: 'The session ended by itself. What was typed is kept until the person has signed in again.',
      meta: { spec: limits },
      tags: ['ended'],
      entry: 'forget the user',
      on: waysIn,
    },
  },
})
