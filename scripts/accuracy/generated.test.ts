import { expect, it } from 'vitest'
import { outcomeOf } from './generated.mjs'

it('fills in most amounts of papers made anew, and no wrong one', () => {
  const { right, check, missing, wrong } = outcomeOf(12)
  expect(wrong).toBe(0)
  expect(right / (right + check + missing + wrong)).toBeGreaterThan(0.8)
})
