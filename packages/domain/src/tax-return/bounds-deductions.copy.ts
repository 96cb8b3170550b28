import { type Copy, copy } from '../language/index.ts'
import type { BoundedName, HomeDay } from './bounds.ts'

const healthcare = copy(
  'The kinds together are more than your healthcare expenses above: change either',
  'De soorten zijn samen meer dan uw zorgkosten hierboven: pas een van beide aan',
)
const gifts = copy(
  'Cultural and periodic gifts together are more than your donations above: change either',
  'Culturele en periodieke giften zijn samen meer dan uw giften hierboven: pas een van beide aan',
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
  homeUntil: copy(
    'This is not after the day from which you were registered there. Of two homes, fill in the first one below',
    'Dit is niet na de dag vanaf welke u er stond ingeschreven. Vul van twee woningen de eerste hieronder in',
  ),
  formerHomeUntil: copy(
    'This is after the day from which you were registered at the next home',
    'Dit is na de dag vanaf welke u in de volgende woning stond ingeschreven',
  ),
  oldPeriodicGifts: copy(
    'This is more than your periodic gifts above: change either',
    'Dit is meer dan uw periodieke giften hierboven: pas een van beide aan',
  ),
}
