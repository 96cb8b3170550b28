import type { Copy } from '@aangiftewijs/domain/language'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type Possibility, pendingRequests, possibilityOf, runningDelays } from '../chart/possibility.ts'
import { openChart, type Stepped, stepChart } from '../chart/stepping.ts'
import { activeStates, stateOf, triggerOf } from '../chart/transitions.ts'
import type { ChartEntry } from './chart-entry.ts'
import { delayName, requestName } from './words.ts'

/** One thing that may be done where a chart stands: an event, an answer to a request, or the end of a delay. */
export interface Choice {
  /** Readable and stable: `answers are given · A joint return`, `saving the answers · Saved`, `after the longest wait for the document`. */
  readonly id: string
  readonly kind: 'event' | 'success' | 'failure' | 'delay'
  /** The event, the request or the delay it is about. */
  readonly about: string
  /** Which of several payloads or answers it is; null when there is only one. */
  readonly variant: Copy | null
  readonly possibility: Possibility
  /** Nobody does it: another tab, a fetch, the end of a delay. */
  readonly happensByItself: boolean
  readonly event: AnyEventObject
}

const idOf = (about: string, variant: Copy | null) => (variant === null ? about : `${about} · ${variant.en}`)

/** Everything that may be done where a chart stands; events that cannot happen now are there too, with what stops them. */
export function choicesIn({ machine, events, answers }: ChartEntry, snapshot: AnyMachineSnapshot): readonly Choice[] {
  if (snapshot.status !== 'active') return []
  const active = activeStates(snapshot)
  const asked = pendingRequests(snapshot)
  return [
    ...events
      .filter(({ where }) => where === null || active.includes(where))
      .map(({ type, variant, happensByItself, eventIn }): Choice => {
        const event = eventIn(snapshot)
        const possibility = possibilityOf(machine, snapshot, event)
        return { id: idOf(type, variant), kind: 'event', about: type, variant, possibility, happensByItself, event }
      }),
    ...answers
      .filter(({ actor }) => asked.includes(actor))
      .map(
        ({ actor, kind, label, eventIn }): Choice => ({
          id: idOf(requestName(actor, 'en'), label),
          kind,
          about: actor,
          variant: label,
          possibility: { kind: 'possible' },
          happensByItself: false,
          event: eventIn(snapshot),
        }),
      ),
    ...runningDelays(snapshot).map((type): Choice => {
      const about = triggerOf(type).trigger
      const possibility = { kind: 'possible' } as const
      return {
        id: `after ${delayName(about, 'en')}`,
        kind: 'delay',
        about,
        variant: null,
        possibility,
        happensByItself: true,
        event: { type },
      }
    }),
  ]
}

/** The choices that can be taken where a chart stands. */
export const possibleIn = (entry: ChartEntry, snapshot: AnyMachineSnapshot): readonly Choice[] =>
  choicesIn(entry, snapshot).filter(({ possibility }) => possibility.kind === 'possible')

/** The chart of this name. @throws when the catalogue has none. */
export function entryIn(entries: readonly ChartEntry[], id: string): ChartEntry {
  const entry = entries.find((one) => one.id === id)
  if (entry === undefined) throw new Error(`The catalogue has no chart ${id}`)
  return entry
}

/**
 * Walks a path of choices from where the catalogue opens the chart; where it stood after each of them.
 * @throws when a choice is not possible where the path has come.
 */
export function walkChoices(entry: ChartEntry, path: readonly string[]): readonly string[] {
  let at: Stepped = openChart(entry.machine, entry.input)
  return path.map((id) => {
    const choice = possibleIn(entry, at.snapshot).find((one) => one.id === id)
    if (choice === undefined) throw new Error(`“${id}” is not possible at ${stateOf(at.snapshot)}`)
    at = stepChart(entry.machine, at.snapshot, choice.event)
    return stateOf(at.snapshot)
  })
}
