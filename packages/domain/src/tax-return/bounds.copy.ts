import { type Copy, copy } from '../language/index.ts'
import type { BoundedName } from './bounds.ts'

const healthcare = copy(
  'The kinds of healthcare expenses are together more than your healthcare expenses above. Raise those, or lower the kinds',
  'De soorten zorgkosten zijn samen meer dan uw zorgkosten hierboven. Verhoog die, of verlaag de soorten',
)
const gifts = copy(
  'Gifts to cultural institutions and periodic gifts are together more than your donations above. Raise those, or lower these gifts',
  'Giften aan culturele instellingen en periodieke giften zijn samen meer dan uw giften hierboven. Verhoog die, of verlaag deze giften',
)

/** What is said at a part that is more than its whole, or than the share of it that the law allows. */
export const boundWords: Readonly<Record<BoundedName, Copy>> = {
  untaxedAllowance: copy(
    'The untaxed allowance is more than 30% of your salary, the most that the ruling allows',
    'De onbelaste vergoeding is meer dan 30% van uw loon, het hoogste dat de regeling toestaat',
  ),
  partnerUntaxedAllowance: copy(
    'The untaxed allowance is more than 30% of your partner’s salary, the most that the ruling allows',
    'De onbelaste vergoeding is meer dan 30% van het loon van uw partner, het hoogste dat de regeling toestaat',
  ),
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
    'These are more than your periodic gifts above, of which they are a part. Raise those, or lower this amount',
    'Dit is meer dan uw periodieke giften hierboven, waarvan dit een deel is. Verhoog die, of verlaag dit bedrag',
  ),
}
