import * as z from 'zod/mini'
import { eurosOf, largestAmount } from './money.ts'

const hasAtMostTwoDecimals = (euros: number) => Number(euros.toFixed(2)) === euros

/** An amount in euros as it crosses the wire: finite, ≥ 0, ≤ 999,999,999.99, at most two decimals. */
export const eurosSchema = z
  .number({ error: 'not-a-number' })
  .check(
    z.gte(0, { error: 'negative', abort: true }),
    z.lte(eurosOf(largestAmount), { error: 'too-large', abort: true }),
    z.refine(hasAtMostTwoDecimals, { error: 'too-many-decimals' }),
  )
