import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

const allowance = copy(
  'This allowance is more than 30% of the salary, the most that the ruling allows',
  'Deze vergoeding is meer dan 30% van het loon, het hoogste dat de regeling toestaat',
)

const loss = copy(
  'These costs are more than the receipts: a loss of such work we do not compute',
  'Deze kosten zijn meer dan de ontvangsten: een verlies uit zulk werk rekenen we niet uit',
)

/** What is said at a part of income that is more than its whole, or than the share of it that the law allows. */
export const incomeBoundWords: Readonly<Record<BoundedName<'income'>, Copy>> = {
  untaxedAllowance: allowance,
  partnerUntaxedAllowance: allowance,
  otherWorkCosts: loss,
  partnerOtherWorkCosts: loss,
}
