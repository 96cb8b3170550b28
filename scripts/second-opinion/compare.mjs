import { computeReturn } from '../../packages/domain/src/tax-law/index.ts'
import { compute } from './compute.mjs'
import { years } from './figures.mjs'
import { randomHouseholds } from './random-households.mjs'

/** `npm run golden:random -- 5000 1`: the engine against the second implementation, 5,000 households a year, seed 1. */
const [count = 2000, seed = 1] = process.argv.slice(2).map(Number)

/** `[path, engine's, second's]` of every figure that differs; what says how it came about is left out. */
function differences(engine, second, path = []) {
  if (typeof engine !== 'object' && typeof second !== 'object')
    return engine === second ? [] : [[path.join('.'), engine, second]]
  const keys = new Set([...Object.keys(engine ?? {}), ...Object.keys(second ?? {})])
  return [...keys].flatMap((key) => differences(engine?.[key], second?.[key], [...path, key]))
}

const kinds = new Map()
let compared = 0
const next = randomHouseholds(seed)
for (let round = 0; round < count; round++) {
  for (const year of years) {
    const household = next()
    const { year: _, standing, trace, assumptions, ...engine } = computeReturn(year, household)
    const [first] = differences(engine, compute(year, household))
    compared++
    if (!first) continue
    const [path, found, other] = first
    const kind = kinds.get(path) ?? { count: 0, example: `${year} ${found} / ${other} ${JSON.stringify(household)}` }
    kinds.set(path, { ...kind, count: kind.count + 1 })
  }
}
for (const [path, { count: times, example }] of kinds)
  console.log(`${path}: ${times} times, such as (engine / second)\n  ${example}`)
console.log(`${compared} compared, ${[...kinds.values()].reduce((sum, kind) => sum + kind.count, 0)} differ`)
process.exitCode = kinds.size > 0 ? 1 : 0
