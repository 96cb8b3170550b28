import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardOf, triggerOf } from './transition-names.ts'

/** Whether something can happen now, and if not, why. */
export type Possibility =
  | { readonly kind: 'possible' }
  /** No active state knows the event. */
  | { readonly kind: 'unknown-here' }
  /** It is known, and deliberately changes nothing; `description` says why. */
  | { readonly kind: 'waits'; readonly description: string }
  /** Every way is stopped by a guard; the names of those guards. */
  | { readonly kind: 'guarded'; readonly guards: readonly string[] }

const candidatesOf = (snapshot: AnyMachineSnapshot, event: string): readonly AnyTransitionDefinition[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) => node.transitions.get(event) ?? [])

const changesNothing = ({ target, actions }: AnyTransitionDefinition) => target === undefined && actions.length === 0

/** Whether an event can happen where a chart stands; when not, what stops it. */
export function possibilityOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Possibility {
  const candidates = snapshot.status === 'active' ? candidatesOf(snapshot, event.type) : []
  if (candidates.length === 0) return { kind: 'unknown-here' }
  const enabled = machine.getTransitionData(snapshot, event)
  if (enabled.length === 0)
    return { kind: 'guarded', guards: [...new Set(candidates.map(guardOf))].filter((guard) => guard !== null) }
  return enabled.every(changesNothing)
    ? { kind: 'waits', description: enabled[0]?.description ?? '' }
    : { kind: 'possible' }
}

/** A request that is waiting for its answer. */
export interface WaitingRequest {
  readonly id: string
  readonly source: string
  /** The state that asks. */
  readonly state: string
}

/** The requests a chart waits for. */
export const waitingRequests = (snapshot: AnyMachineSnapshot): readonly WaitingRequest[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.map(({ id, src }) => ({ id, source: typeof src === 'string' ? src : id, state: node.id })),
  )

/** A delay that runs, and the event by which it ends. */
export interface RunningDelay {
  readonly event: AnyEventObject
  /** Its name, or its milliseconds. */
  readonly name: string
  /** Null when it depends on the context. */
  readonly milliseconds: number | null
  readonly state: string
}

/** The delays that run where a chart stands. */
export function runningDelays(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly RunningDelay[] {
  return snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.after.map(({ eventType, delay }) => ({
      event: { type: eventType },
      name: triggerOf(eventType).trigger.replace(`.${node.id}`, ''),
      milliseconds: millisecondsOf(machine, delay),
      state: node.id,
    })),
  )
}

function millisecondsOf(machine: AnyStateMachine, delay: unknown): number | null {
  const value = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof value === 'number' ? value : null
}
