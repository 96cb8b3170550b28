import type { Settled } from '../assess.ts'
import { type Division, moved, type SplitProblem } from './division.ts'

/** A division and what both settle under it. */
export interface Divided {
  readonly division: Division
  readonly settled: Settled
}

/** As many divisions are simply all tried, and no more steps of box 3 are looked for. */
const fewEnough = 15_000
const fewEnoughSteps = 4_000
/** Steps of whole euros tried around the best division, in each part, to make the most of rounding. */
const window = 500
/** Steps of the box 3 income tried on either side. */
const box3Steps = 1000
const mostRounds = 12
const polishes = 2
/** What rounding alone may make of a difference, in cents. */
const roundingNoise = 5
/** Stretches of a line looked into: far more than there are regimes, should rounding let one flicker. */
const mostStretches = 600
/** How many of the best starting points are followed along two parts at once. */
const followed = 3

const none: Division = [0, 0, 0, 0]
const units: readonly Division[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
]

/** The range of whole steps along `direction` that stays within the sizes. */
function rangeAlong(from: Division, direction: Division, sizes: Division): readonly [number, number] {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [index, step] of direction.entries()) {
    if (step === 0) continue
    const [back, forth] = [from[index] ?? 0, (sizes[index] ?? 0) - (from[index] ?? 0)]
    low = Math.max(low, 0 - Math.floor((step > 0 ? back : forth) / Math.abs(step)))
    high = Math.min(high, Math.floor((step > 0 ? forth : back) / Math.abs(step)))
  }
  return [low, high]
}

/**
 * The divisions along a line at which least may be settled: its ends and both sides of every change of regime. Between
 * two of one regime it is linear.
 */
export function* turnsAlong(
  problem: SplitProblem,
  from: Division,
  direction: Division,
): Generator<Division, void, undefined> {
  const [low, high] = rangeAlong(from, direction, problem.sizes)
  const divisionAt = (steps: number) => moved(from, direction, steps)
  yield divisionAt(low)
  if (high === low) return
  const pending = [{ low, high, before: problem.regimeOf(divisionAt(low)), after: problem.regimeOf(divisionAt(high)) }]
  let stretches = 0
  for (let stretch = pending.pop(); stretch && stretches < mostStretches; stretch = pending.pop()) {
    stretches++
    if (stretch.before === stretch.after) continue
    if (stretch.high - stretch.low <= 1) {
      yield divisionAt(stretch.low)
      yield divisionAt(stretch.high)
      continue
    }
    const middle = Math.floor((stretch.low + stretch.high) / 2)
    const between = problem.regimeOf(divisionAt(middle))
    pending.push({ low: middle, high: stretch.high, before: between, after: stretch.after })
    pending.push({ low: stretch.low, high: middle, before: stretch.before, after: between })
  }
  yield divisionAt(high)
}

/** Whether one is lower than another. */
type Lower = (one: Settled, other: Settled) => boolean

/** On the way: linear along a line, while whole euros are noise. */
const lowerToTheCent: Lower = (one, other) => one.toTheCent < other.toTheCent

/** In the end: as the result has it; of equals, to the cent. */
const lowerSettled: Lower = (one, other) =>
  one.settlement === other.settlement ? lowerToTheCent(one, other) : one.settlement < other.settlement

const divided = (problem: SplitProblem, division: Division): Divided => ({
  division,
  settled: problem.settledUnder(division),
})

const lowerOf = (best: Divided, other: Divided, lower: Lower): Divided =>
  lower(other.settled, best.settled) ? other : best

/** The lowest of some divisions, the first of equals. */
function lowestOf(problem: SplitProblem, [first = none, ...others]: readonly Division[]): Divided {
  let best = divided(problem, first)
  for (const division of others) best = lowerOf(best, divided(problem, division), lowerSettled)
  return best
}

const lowestAlong = (problem: SplitProblem, start: Divided, direction: Division): Divided => {
  let best = start
  for (const division of turnsAlong(problem, start.division, direction))
    best = lowerOf(best, divided(problem, division), lowerToTheCent)
  return best
}

/**
 * Moves along each direction to where least is settled, again and again, until none helps by more than rounding does. After each
 * round it follows the way the round went: a valley need not run along the parts.
 */
function descend(problem: SplitProblem, start: Divided, directions: readonly Division[]): Divided {
  let best = start
  for (let round = 0; round < mostRounds; round++) {
    const before = best
    for (const direction of directions) best = lowestAlong(problem, best, direction)
    if (before.settled.toTheCent - best.settled.toTheCent <= roundingNoise) break
    const way = moved(best.division, before.division, -1)
    if (way.filter((step) => step !== 0).length > 1) best = lowestAlong(problem, best, way)
  }
  return best
}

/** The divisions around one in a part: every euro of a window, and in box 3 the last euro of each step of income. */
function* neighbours(problem: SplitProblem, { division }: Divided, direction: Division): Generator<Division> {
  const [low, high] = rangeAlong(division, direction, problem.sizes)
  for (let steps = Math.max(low, -window); steps <= Math.min(high, window); steps++)
    yield moved(division, direction, steps)
  if (direction[2] === 0) return
  const withBox3 = (euros: number): Division => [division[0], division[1], euros, division[3]]
  const { box3IncomeOf, lastEuroOfBox3, sizes } = problem
  const here = lastEuroOfBox3(box3IncomeOf(division[2]))
  let euros = here
  for (let step = 0; step < box3Steps; step++) {
    yield withBox3(euros)
    if (euros === sizes[2]) break
    euros = lastEuroOfBox3(box3IncomeOf(euros + 1))
  }
  euros = here
  for (let step = 0; step < box3Steps && box3IncomeOf(euros) > 0; step++) {
    euros = lastEuroOfBox3(box3IncomeOf(euros) - 1)
    yield withBox3(euros)
  }
}

/** Tries the divisions around one, part by part: where the slope is flat, rounding decides between neighbours. */
function polish(problem: SplitProblem, start: Divided, directions: readonly Division[]): Divided {
  let best = start
  let before: Divided | undefined
  for (let round = 0; round < polishes && before !== best; round++) {
    before = best
    for (const direction of directions)
      for (const division of neighbours(problem, best, direction))
        best = lowerOf(best, divided(problem, division), lowerSettled)
  }
  return best
}

function everyDivision(problem: SplitProblem, box3Choices: readonly number[], start: Divided): Divided {
  const { sizes } = problem
  let best = start
  for (let home = 0; home <= sizes[0]; home++)
    for (let box2 = 0; box2 <= sizes[1]; box2++)
      for (const box3 of box3Choices)
        for (let deductions = 0; deductions <= sizes[3]; deductions++)
          best = lowerOf(best, divided(problem, [home, box2, box3, deductions]), lowerSettled)
  return best
}

const cornersOf = (sizes: Division): readonly Division[] =>
  sizes.reduce<readonly Division[]>(
    (corners, size, index) =>
      size === 0 ? corners : corners.flatMap((corner) => [corner, moved(corner, units[index] ?? none, size)]),
    [none],
  )

/** Those of different divisions, the first of each. */
const distinct = <T>(all: readonly T[], divisionOf: (one: T) => Division): T[] => [
  ...new Map([...all].reverse().map((one) => [divisionOf(one).join(), one])).values(),
]

/** Two parts at once, against and along each other. */
const pairsOf = (directions: readonly Division[]): readonly Division[] =>
  directions.flatMap((one, index) =>
    directions.slice(index + 1).flatMap((other) => [moved(one, other, 1), moved(one, other, -1)]),
  )

/**
 * The division under which both settle least; the first of `starts` when none is lower. All are tried when they are few, of box 3 the
 * last euro of each step; otherwise they are searched.
 */
export function bestDivision(problem: SplitProblem, starts: readonly Division[]): Divided {
  const [home, box2, , deductions] = problem.sizes
  const others = (home + 1) * (box2 + 1) * (deductions + 1)
  const choices = problem.box3Choices(Math.min(fewEnoughSteps, Math.floor(fewEnough / others)))
  return choices ? everyDivision(problem, choices, lowestOf(problem, starts)) : searchDivision(problem, starts)
}

/**
 * The search for more divisions than can be tried. What is settled to the cent, linear between changes of regime, is
 * followed from every corner along each part, from the best also along two parts at once; rounding is dealt with by trying
 * every neighbour.
 */
export function searchDivision(problem: SplitProblem, starts: readonly Division[]): Divided {
  const directions = units.filter((_, index) => (problem.sizes[index] ?? 0) > 0)
  const from = distinct([...starts, ...cornersOf(problem.sizes)], (division) => division)
  const ends = from.map((division) => descend(problem, divided(problem, division), directions))
  const lowest = distinct(ends, ({ division }) => division).sort(
    (one, other) => one.settled.toTheCent - other.settled.toTheCent,
  )
  const pairs = [...directions, ...pairsOf(directions)]
  let best = lowestOf(problem, starts)
  for (const end of lowest.slice(0, followed)) {
    best = lowerOf(best, descend(problem, end, pairs), lowerSettled)
  }
  return polish(problem, best, directions)
}
