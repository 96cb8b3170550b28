import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

const allowance = copy(
  'This allowance is more than 30% of the salary, the most that the ruling allows',
  'Deze vergoeding is meer dan 30% van het loon, het hoogste dat de regeling toestaat',
)

/** What is said at a part of income that is more than the share of its whole that the law allows. */
export const incomeBoundWords: Readonly<Record<BoundedName<'income'>, Copy>> = {
  untaxedAllowance: allowance,
  partnerUntaxedAllowance: allowance,
}
