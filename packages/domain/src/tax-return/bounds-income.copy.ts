import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

const allowance = copy(
  'This is more than 30% of the salary. An annual statement has the allowance taken off already: then leave this empty',
  'Dit is meer dan 30% van het loon. Op een jaaropgaaf is de vergoeding er al af: laat dit dan leeg',
)

/** What is said at a part of income that is more than the share of its whole that the law allows. */
export const incomeBoundWords: Readonly<Record<BoundedName<'income'>, Copy>> = {
  untaxedAllowance: allowance,
  partnerUntaxedAllowance: allowance,
}
