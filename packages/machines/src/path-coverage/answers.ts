import type { AnyEventObject } from 'xstate'

const failed = { kind: 'failed', failure: { kind: 'unreachable', status: null, message: 'no network' } }

/** The request of an invoked actor was answered. */
export const answers = (actor: string, value: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output: { kind: 'succeeded', value },
})

/** Both ways in which an invoked actor's request can fail: it says so, or it breaks off. */
export const fails = (actor: string): readonly AnyEventObject[] => [
  { type: `xstate.done.actor.${actor}`, output: failed },
  { type: `xstate.error.actor.${actor}`, error: new Error('broken off') },
]
