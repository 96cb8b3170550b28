import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { RequestFailure } from '@aangiftewijs/machines/remote-request'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { SampleAnswer, SampleEvent } from '../chart-entry.ts'

/** An event with its payload, the same wherever the chart stands; `variant` sets it apart from others of the same type. */
export const sample = (event: AnyEventObject, variant: Copy | null = null): SampleEvent => ({
  type: event.type,
  variant,
  where: null,
  happensByItself: false,
  eventIn: () => event,
})

/** Its payload makes sense in this state, or inside it. */
export const within = (where: string, one: SampleEvent): SampleEvent => ({ ...one, where })

/** Nobody does it: it happens beside the person. */
export const byItself = (one: SampleEvent): SampleEvent => ({ ...one, happensByItself: true })

type ValueIn = (snapshot: AnyMachineSnapshot) => unknown

/** A request that is answered with a value. */
export const answered = (actor: string, label: Copy, value: ValueIn): SampleAnswer => ({
  actor,
  kind: 'success',
  label,
  eventIn: (snapshot) => ({
    type: `xstate.done.actor.${actor}`,
    actorId: actor,
    output: value(snapshot),
  }),
})

/** A request that fails. */
export const fails = (actor: string, label: Copy, error: unknown): SampleAnswer => ({
  actor,
  kind: 'failure',
  label,
  eventIn: () => ({ type: `xstate.error.actor.${actor}`, actorId: actor, error }),
})

const unreachable: RequestFailure = { kind: 'unreachable', status: null, message: 'No answer came.' }
const refused: RequestFailure = { kind: 'refused', status: 500, message: '500: The server could not do this.' }

/** The ways in which every request can fail: nobody answers, or the server refuses. */
export const failures = (actor: string): readonly SampleAnswer[] => [
  fails(actor, copy('Fails: no connection', 'Mislukt: geen verbinding'), unreachable),
  fails(actor, copy('Fails: the server refuses', 'Mislukt: de server weigert'), refused),
]
