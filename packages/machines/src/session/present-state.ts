import { failedAt } from '../remote-request/index.ts'
import { sessionSetup } from './session.setup.ts'

const accounts = 'part 1 § 4'
const limits = 'decisions § Accounts and sessions'

/** Somebody is signed in: active, warned, staying, signing out. */
export const presentState = sessionSetup.createStateConfig({
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
      actions: { type: 'keep why it ended', params: ({ event }) => ({ endReason: event.endReason }) },
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
      actions: 'count the idle time from now',
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
              {
                guard: {
                  type: 'the server says that somebody is signed in',
                  params: ({ event }) => ({ user: event.output }),
                },
                target: '#session.present.active',
                actions: 'count the idle time from now',
                description: 'The session goes on.',
              },
              {
                target: '#session.ended',
                actions: { type: 'keep why it ended', params: { endReason: 'elsewhere' } },
                description: 'The session was over already.',
              },
            ],
            onError: failedAt('notExtended', 'No answer came.'),
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
        onDone: { target: '#session.absent', actions: 'forget the user', description: 'The person is signed out.' },
        onError: failedAt('notSignedOut', 'Signing out failed.'),
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
})
