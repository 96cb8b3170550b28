import type { User } from '@aangiftewijs/domain/session'
import { assertEvent } from 'xstate'
import { failedAt } from '../remote-request/index.ts'
import { presentState } from './present-state.ts'
import { sessionSetup } from './session.setup.ts'
import type { SessionEvent } from './session.types.ts'

const accounts = 'part 1 § 4'
const limits = 'decisions § Accounts and sessions'
type SignedInElsewhere = Extract<SessionEvent, { type: 'another tab signed in' }>

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
    params: ({ event }: { event: { output: User } }) => ({ user: event.output }),
  },
  description: 'The person is signed in.',
} as const

/** Who is signed in, for how long, and every way in and out. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in, and for how long.',
  context: ({ input }) => ({ user: input.user, failure: null, endReason: null, idleFor: input.idleFor ?? 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What the page already knows about who is signed in.',
      meta: { spec: accounts },
      always: [
        { guard: 'it is not known yet who is signed in', target: 'unknown', description: 'It is not known yet.' },
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
              {
                guard: {
                  type: 'the server says that somebody is signed in',
                  params: ({ event }) => ({ user: event.output }),
                },
                target: '#session.present',
                actions: { type: 'keep the user', params: ({ event }) => ({ user: event.output }) },
                description: 'Somebody is signed in.',
              },
              {
                target: '#session.absent',
                actions: 'forget the user',
                description: 'Nobody is signed in: 401 is no error here.',
              },
            ],
            onError: failedAt('unanswered', 'No answer came.'),
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
            onDone: signedIn,
            onError: failedAt('notSignedIn', 'Signing in was refused or failed.'),
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
            onDone: signedIn,
            onError: failedAt('notRegistered', 'Registering was refused or failed.'),
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
    present: presentState,
    ended: {
      description: 'The session ended by itself. What was typed is kept until the person has signed in again.',
      meta: { spec: limits },
      tags: ['ended'],
      entry: 'forget the user',
      on: waysIn,
    },
  },
})
