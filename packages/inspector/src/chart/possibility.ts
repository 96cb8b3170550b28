import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'
import { guardOf } from './transitions.ts'

/** Whether something can happen now, and if not, why. */
export type Possibility =
  | { readonly kind: 'possible' }
  /** No active state knows the event. */
  | { readonly kind: 'unknown-here' }
  /** It is known, and deliberately changes nothing; `description` says why. */
  | { readonly kind: 'waits'; readonly description: string }
  /** Every way is stopped by a guard; the names of those guards. */
  | { readonly kind: 'guarded'; readonly guards: readonly string[] }

const changesNothing = ({ target, actions }: AnyTransitionDefinition) => target === undefined && actions.length === 0

type Transitions = readonly AnyTransitionDefinition[]

/** Asked once for each snapshot: every choice of a list asks again. */
const knownWays = new WeakMap<AnyMachineSnapshot, Transitions>()

function waysOut(snapshot: AnyMachineSnapshot): Transitions {
  const ways = knownWays.get(snapshot) ?? getNextTransitions(snapshot)
  knownWays.set(snapshot, ways)
  return ways
}

/** Whether an event can happen where a chart stands; when not, what stops it. */
export function possibilityOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Possibility {
  const candidates =
    snapshot.status === 'active' ? waysOut(snapshot).filter(({ eventType }) => eventType === event.type) : []
  if (candidates.length === 0) return { kind: 'unknown-here' }
  const enabled = machine.getTransitionData(snapshot, event)
  if (enabled.length === 0)
    return { kind: 'guarded', guards: [...new Set(candidates.map(guardOf))].filter((guard) => guard !== null) }
  return enabled.every(changesNothing)
    ? { kind: 'waits', description: enabled[0]?.description ?? '' }
    : { kind: 'possible' }
}

/** Ids of the requests a chart waits for. */
export const pendingRequests = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) => node.invoke.map(({ id }) => id))

/** The types of the events by which the running delays end. */
export const runningDelays = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) => node.after.map(({ eventType }) => eventType))
