import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

/** What is said at a part that is more than its whole, or than the share of it that the law allows. */
export const boundWords: Readonly<Record<BoundedName, Copy>> = {
  untaxedAllowance: copy(
    'The untaxed allowance is more than 30% of your salary. Under the ruling it is at most that',
    'De onbelaste vergoeding is meer dan 30% van uw loon. Volgens de regeling is dat het hoogste',
  ),
  partnerUntaxedAllowance: copy(
    'The untaxed allowance is more than 30% of your partner’s salary. Under the ruling it is at most that',
    'De onbelaste vergoeding is meer dan 30% van het loon van uw partner. Volgens de regeling is dat het hoogste',
  ),
}
