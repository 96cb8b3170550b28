import { type Copy, copy } from '../language/index.ts'
import type { BoundedName, HomeDay } from './bounds.ts'

const healthcare = copy(
  'The kinds together are more than your healthcare expenses above: change either',
  'De soorten zijn samen meer dan uw zorgkosten hierboven: pas een van beide aan',
)
const gifts = copy(
  'Cultural and periodic gifts together are more than your donations above: change either. Fill in a gift that is both as periodic only',
  'Culturele en periodieke giften zijn samen meer dan uw giften hierboven: pas een van beide aan. Vul een gift die beide is alleen als periodiek in',
)
const days = copy(
  'These dates do not fit together. Did you have two homes? Enter the date of the first one below.',
  'Deze datums kloppen niet met elkaar. Had u twee woningen? Vul de datum van de eerste hieronder in.',
)

/** What is said at a part of the deductions that is more than its whole, and at a day that does not fit the others. */
export const deductionBoundWords: Readonly<Record<BoundedName<'deductions'> | Exclude<HomeDay, 'homeFrom'>, Copy>> = {
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
  homeUntil: days,
  formerHomeUntil: days,
  oldPeriodicGifts: copy(
    'This is more than your periodic gifts above: change either',
    'Dit is meer dan uw periodieke giften hierboven: pas een van beide aan',
  ),
}
