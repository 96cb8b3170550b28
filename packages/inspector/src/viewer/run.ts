import type { AnyMachineSnapshot } from 'xstate'
import { type ChartEntry, choicesIn } from '../catalogue/index.ts'
import { openChart, stepChart } from '../chart-tree/index.ts'
import { type Stand, standOf } from '../live/stand.ts'

interface Moment {
  readonly snapshot: AnyMachineSnapshot
  readonly stand: Stand
  /** The choice that led here; null for the opening. */
  readonly choice: string | null
}

/** A chart of the catalogue run by hand: pure transitions, no actor, no clock, no server. */
export interface Run {
  readonly entry: ChartEntry
  readonly moments: readonly Moment[]
  /** The moment looked at; the last one unless one travelled back. */
  readonly at: number
}

/** Opens a chart as the catalogue says. */
export function openRun(entry: ChartEntry): Run {
  const { snapshot, taken } = openChart(entry.machine, entry.input)
  const stand = standOf(entry, snapshot, { happened: null, taken, slow: [] })
  return { entry, moments: [{ snapshot, stand, choice: null }], at: 0 }
}

/** The moment looked at. */
export function momentOf({ moments, at }: Run): Moment {
  const moment = moments[at]
  if (moment === undefined) throw new Error(`The run has no moment ${at}`)
  return moment
}

/** Takes a choice where the run is looked at; what came after that moment is dropped. The same run when it is not possible. */
export function choose(run: Run, id: string): Run {
  const { snapshot, stand } = momentOf(run)
  const choice = choicesIn(run.entry, snapshot).find((one) => one.id === id)
  if (choice?.possibility.kind !== 'possible') return run
  const next = stepChart(run.entry.machine, snapshot, choice.event)
  const slow = stand.requests.filter(({ isSlow }) => isSlow).map((request) => request.id)
  const way = { happened: { words: id, event: choice.event }, taken: next.taken, slow }
  return append(run, { snapshot: next.snapshot, stand: standOf(run.entry, next.snapshot, way), choice: id })
}

/** Lets a request take long; the chart itself does not notice, the person does. */
export function slowDown(run: Run, request: string, words: string): Run {
  const { snapshot, stand } = momentOf(run)
  const requests = stand.requests.map((one) => (one.id === request ? { ...one, isSlow: true } : one))
  const slowed: Stand = { ...stand, requests, taken: [], happened: { words, type: '', payload: null } }
  return append(run, { snapshot, stand: slowed, choice: null })
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
  moments.slice(0, at + 1).flatMap(({ choice }) => (choice === null ? [] : [choice]))
