import { catalogue, choicesIn, entryIn } from '../../packages/inspector/src/catalogue/index.ts'
import { openChart, stepChart } from '../../packages/inspector/src/chart/stepping.ts'

const longest = 22

/** What a generated journey may choose: what a person can do on the pages, and how the server can answer them. */
const usable = [
  /^answers are given · (A return alone|A joint return|All right|Something wrong|Confirmed)$/,
  /^saving the answers · (Saved|Fails: no connection|Fails: the server refuses)$/,
  /^trying again is chosen$/,
  /^back is chosen$/,
  /^proceeding is chosen$/,
  /^the notice is closed$/,
  /^the practice submission is chosen$/,
]

/** What the chart allows and no page offers: nothing lies behind an open notice, and review has no form to send again. */
const unusable: readonly (readonly [object, RegExp])[] = [
  [{ review: 'notice' }, /^back/],
  [{ review: 'saving' }, /Fails/],
]

/** A repeatable source of chance (mulberry32): numbers from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A path through the wizard, sampled from the chart itself; the same seed gives the same path. */
export function generatePath(seed: number): readonly string[] {
  const wizard = entryIn(catalogue, 'tax-return')
  const next = chance(seed)
  const path: string[] = []
  let { snapshot } = openChart(wizard.machine, wizard.input)
  while (path.length < longest || snapshot.hasTag('saving')) {
    const possible = choicesIn(wizard, snapshot).filter(
      ({ id, possibility }) =>
        possibility.kind === 'possible' &&
        usable.some((pattern) => pattern.test(id)) &&
        !unusable.some(([place, pattern]) => snapshot.matches(place) && pattern.test(id)),
    )
    // On the way forward twice as often as anything else, so that paths get somewhere.
    const forward = possible.filter(({ id }) => /Saved|All right|Confirmed|proceeding|practice/.test(id))
    const options = [...possible, ...forward]
    const choice = options[Math.floor(next() * options.length)]
    if (choice === undefined) break
    path.push(choice.id)
    snapshot = stepChart(wizard.machine, snapshot, choice.event).snapshot
  }
  return path
}
