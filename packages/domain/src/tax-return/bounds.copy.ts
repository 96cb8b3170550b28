import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'
import type { AmountStep } from './questions/index.ts'

type Words<Step extends AmountStep> = Readonly<Record<BoundedName<Step>, Copy>>

const allowance = copy(
  'This allowance is more than 30% of the salary, the most that the ruling allows',
  'Deze vergoeding is meer dan 30% van het loon, het hoogste dat de regeling toestaat',
)

/** What is said at a part of income that is more than the share of its whole that the law allows. */
export const incomeBoundWords: Words<'income'> = { untaxedAllowance: allowance, partnerUntaxedAllowance: allowance }

const healthcare = copy(
  'The kinds together are more than your healthcare expenses above: change either',
  'De soorten zijn samen meer dan uw zorgkosten hierboven: pas een van beide aan',
)
const gifts = copy(
  'Cultural and periodic gifts together are more than your donations above: change either',
  'Culturele en periodieke giften zijn samen meer dan uw giften hierboven: pas een van beide aan',
)

/** What is said at a part of the deductions that is more than its whole. */
export const deductionBoundWords: Words<'deductions'> = {
  treatment: healthcare,
  medicines: healthcare,
  aids: healthcare,
  transport: healthcare,
  visitingTheSick: healthcare,
  householdHelp: healthcare,
  diet: healthcare,
  clothing: healthcare,
  culturalGifts: gifts,
  periodicGifts: gifts,
  oldPeriodicGifts: copy(
    'This is more than your periodic gifts above: change either',
    'Dit is meer dan uw periodieke giften hierboven: pas een van beide aan',
  ),
}
