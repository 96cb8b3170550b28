import { catalogue, choicesIn, entryIn } from '../../packages/inspector/src/catalogue/index.ts'
import { openChart, stepChart } from '../../packages/inspector/src/chart/stepping.ts'
import { stateOf, type TaxReturnSnapshot } from '../../packages/machines/src/tax-return/index.ts'
import { isOffered, pageAfter, type Window } from './what-pages-offer.ts'

const wizard = entryIn(catalogue, 'tax-return')

/** A journey ends when it is this long and on a way that only repeats. */
const longEnough = 30

/** How many choices ahead are looked for something new: near by in every way, farther off only on the way to submission. */
const near = 4
const farthest = 14

const isOnward = ({ choice }: Edge) => /^(answers are given|saving the answers|proceeding|the practice)/.test(choice)

/** Something a person or a server does in a window, and where it leads. */
interface Edge {
  readonly choice: string
  readonly to: string
  /** Ids of the transitions it takes. */
  readonly taken: readonly string[]
}

/** Equal for windows in which the same can be done. */
function keyOf({ snapshot, page }: Window): string {
  const { value, context } = snapshot
  const facts = [context.filing, context.latest].map(
    (filing) =>
      filing && [
        filing.isJointFiling,
        filing.completed,
        filing.currentStep,
        filing.partnerData !== null,
        filing.incomeData !== null,
        filing.deductionsData !== null,
      ],
  )
  const isSentAgain = ['saving', 'failed', 'overtaken'].includes(stateOf(snapshot))
  return JSON.stringify([value, page, context.step, facts, isSentAgain ? context.fields : null])
}

/** The windows of visits and what can be done in each, looked at when they are first come to. */
function windowsFrom(first: Window) {
  const windows = new Map([[keyOf(first), first]])
  const edges = new Map<string, readonly Edge[]>()

  const look = (window: Window): readonly Edge[] =>
    choicesIn(wizard, window.snapshot)
      .filter((choice) => ['possible', 'waits'].includes(choice.possibility.kind) && isOffered(window, choice))
      .map(({ id, event }) => {
        const stepped = stepChart(wizard.machine, window.snapshot, event)
        const snapshot = stepped.snapshot as TaxReturnSnapshot
        const after: Window = { snapshot, page: pageAfter(window.page, event, snapshot) }
        const to = keyOf(after)
        if (!windows.has(to)) windows.set(to, after)
        return { choice: id, to, taken: stepped.taken }
      })

  return (key: string): readonly Edge[] => {
    const window = windows.get(key)
    const known = edges.get(key) ?? (window === undefined ? [] : look(window))
    edges.set(key, known)
    return known
  }
}

/** The shortest way on to a transition nobody took before; null when none is near. */
function toSomethingNew(
  edgesOf: (key: string) => readonly Edge[],
  from: string,
  taken: ReadonlySet<string>,
): readonly Edge[] | null {
  const seen = new Set([from])
  const ways: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: from, way: [] }]
  for (const { at, way } of ways)
    for (const edge of edgesOf(at)) {
      if (edge.taken.some((id) => !taken.has(id))) return [...way, edge]
      const isReachable = way.length < near || (way.length < farthest && isOnward(edge))
      if (seen.has(edge.to) || !isReachable) continue
      seen.add(edge.to)
      ways.push({ at: edge.to, way: [...way, edge] })
    }
  return null
}

export interface Plan {
  readonly paths: readonly (readonly string[])[]
  /** Ids of the transitions these journeys take. */
  readonly taken: ReadonlySet<string>
}

/**
 * Journeys that together take every transition of the wizard that its pages can set off: found by always going on to the
 * nearest one not taken yet. The same chart gives the same journeys.
 */
export function planJourneys(): Plan {
  const opened = openChart(wizard.machine, wizard.input)
  const first: Window = { snapshot: opened.snapshot as TaxReturnSnapshot, page: 'setup' }
  const start = keyOf(first)
  const edgesOf = windowsFrom(first)
  const taken = new Set(opened.taken)
  const paths: string[][] = []
  let at = start
  let path: string[] = []
  for (;;) {
    const way = path.length < longEnough ? toSomethingNew(edgesOf, at, taken) : null
    if (way === null && path.length === 0) return { paths, taken }
    if (way === null) {
      paths.push(path)
      path = []
      at = start
      continue
    }
    for (const edge of way) {
      path.push(edge.choice)
      for (const id of edge.taken) taken.add(id)
      at = edge.to
    }
  }
}
