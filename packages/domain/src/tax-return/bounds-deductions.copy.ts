import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

const healthcare = copy(
  'The kinds together are more than your healthcare expenses above: change either',
  'De soorten zijn samen meer dan uw zorgkosten hierboven: pas een van beide aan',
)
const gifts = copy(
  'Cultural and periodic gifts together are more than your donations above: change either',
  'Culturele en periodieke giften zijn samen meer dan uw giften hierboven: pas een van beide aan',
)

/** What is said at a part of the deductions that is more than its whole. */
export const deductionBoundWords: Readonly<Record<BoundedName<'deductions'>, Copy>> = {
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
