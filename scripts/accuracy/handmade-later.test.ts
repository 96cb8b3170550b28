// Apart from the first sets, so that both are read at a time.
import { expect, it } from 'vitest'
import { floors, outcomeOf, setsKept } from './handmade.mjs'

it('fills in no wrong amount of papers made by hand, and reads no fewer of their fields: the later sets', async () => {
  const outcome = await outcomeOf(setsKept().filter((set) => set.length > 1))
  expect(outcome.flatMap(({ wrongAmounts }) => wrongAmounts)).toEqual([])
  expect(outcome.flatMap(({ mistaken }) => mistaken).filter((file) => !floors.mistaken.includes(file))).toEqual([])
  expect(outcome.filter(({ set, right }) => right < (floors.fewest[set] ?? Number.POSITIVE_INFINITY))).toEqual([])
}, 600_000)
