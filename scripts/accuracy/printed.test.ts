import { expect, it } from 'vitest'
import { outcomeByProducer } from './printed.mjs'

/** Fewest fields that are to be right of what any one producer prints. */
const fewest = 0.88

it('reads what ten producers print, held-out wordings among it, and no wrong amount', async () => {
  const outcome = await outcomeByProducer()
  expect(outcome.length).toBe(10)
  expect(outcome.filter(({ wrongAmounts, share }) => wrongAmounts > 0 || share < fewest)).toEqual([])
}, 60_000)
