import { expect, it } from 'vitest'
import { papers } from '../corpus/making/kinds.mjs'
import { outcomeOf } from './generated.mjs'

/** Two dozen papers are read; a machine with much else to do takes its time. */
const timeout = 60_000

it(
  'fills in most amounts of papers made anew, and no wrong one',
  () => {
    const { right, check, missing, wrong } = outcomeOf(4)
    expect(wrong).toBe(0)
    expect(right / (right + check + missing + wrong)).toBeGreaterThan(0.8)
  },
  timeout,
)

it(
  'fills in no wrong amount of other papers',
  () => {
    const { right, wrong } = outcomeOf(4, papers)
    expect(wrong).toBe(0)
    expect(right).toBeGreaterThan(40)
  },
  timeout,
)
