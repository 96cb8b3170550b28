import type { AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, possibleIn } from '../catalogue/index.ts'
import { openChart, stepChart } from '../chart/stepping.ts'
import { type SnapshotView, viewOf } from '../live/snapshot-view.ts'

interface Moment {
  readonly snapshot: AnyMachineSnapshot
  readonly view: SnapshotView
  /** The choice that led here; null for the opening. */
  readonly choice: string | null
}

/** A chart of the catalogue run by hand: pure transitions, no actor, no clock, no server. */
export interface Run {
  readonly entry: ChartEntry
  readonly moments: readonly Moment[]
  /** The index of the moment looked at; the last one unless one travelled back. */
  readonly at: number
}

/** Opens a chart as the catalogue says. */
export function openRun(entry: ChartEntry): Run {
  const { snapshot, taken } = openChart(entry.machine, entry.input)
  return { entry, moments: [{ snapshot, view: viewOf(entry, snapshot, { event: null, taken }), choice: null }], at: 0 }
}

/** The moment looked at. */
export function momentOf({ moments, at }: Run): Moment {
  const moment = moments[at]
  if (moment === undefined) throw new Error(`The run has no moment ${at}`)
  return moment
}

/** Takes a choice where the run is looked at; what came after that moment is dropped. The same run when it is not possible. */
export function choose(run: Run, id: string): Run {
  const { snapshot: before, view } = momentOf(run)
  const choice = possibleIn(run.entry, before).find((one) => one.id === id)
  if (choice === undefined) return run
  const { snapshot, taken } = stepChart(run.entry.machine, before, choice.event)
  const slow = view.requests.filter(({ isSlow }) => isSlow).map((request) => request.id)
  const event = { words: id, type: choice.event.type }
  return append(run, { snapshot, view: viewOf(run.entry, snapshot, { event, taken }, slow), choice: id })
}

/** Lets a request take long; the chart itself does not notice, the person does. */
export function slowDown(run: Run, request: string, words: string): Run {
  const { snapshot, view } = momentOf(run)
  const requests = view.requests.map((one) => (one.id === request ? { ...one, isSlow: true } : one))
  return append(run, { snapshot, view: { ...view, requests, taken: [], event: { words, type: '' } }, choice: null })
}

function append(run: Run, moment: Moment): Run {
  const moments = [...run.moments.slice(0, run.at + 1), moment]
  return { ...run, moments, at: moments.length - 1 }
}

/** Looks at another moment of the run. */
export const travel = (run: Run, at: number): Run => ({
  ...run,
  at: Math.max(0, Math.min(run.moments.length - 1, at)),
})

/** The choices that led to the moment looked at. */
export const pathOf = ({ moments, at }: Run): readonly string[] =>
  moments.slice(0, at + 1).flatMap(({ choice }) => choice ?? [])
