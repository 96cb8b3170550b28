import { describePaths } from '../path-coverage/index.ts'
import { remoteRequestMachine } from './index.ts'

describePaths(
  remoteRequestMachine.provide({
    guards: { 'the request may be tried once more': ({ context }) => context.tries <= 2 },
  }),
  {
    inputs: ['an input'],
    events: [
      { type: 'xstate.done.actor.perform', output: 'an answer' },
      { type: 'xstate.error.actor.perform', error: new Error('no network') },
    ],
  },
)
