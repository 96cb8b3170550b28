import { type Copy, copy } from '../language/index.ts'
import type { Assumed } from './assumed.ts'

const atMost = copy('It makes a difference of at most {amount}.', 'Het gaat om maximaal {amount}.')

const withoutWork = copy('Without it this figure moves by {amount}.', 'Zonder dat werk scheelt dit bedrag {amount}.')

/** What is said of the amount that hangs on it. */
export const stakeWords: Readonly<Partial<Record<Assumed, Copy>>> = {
  'partner-apart': copy(
    'If your partner earns less, you have no combination credit: that is {amount} of this figure.',
    'Verdient uw partner minder, dan hebt u geen combinatiekorting: dat is {amount} van dit bedrag.',
  ),
  partnerAbroad: copy(
    'With one you have no combination credit: that is {amount} of this figure.',
    'Met zo’n partner hebt u geen combinatiekorting: dat is {amount} van dit bedrag.',
  ),
  'dividend-tax': copy('Of a dividend it would be {amount}.', 'Van dividend zou het {amount} zijn.'),
  'dividend-tax-below-usual': copy(
    'Of a dividend it would all be {amount}.',
    'Was alles dividend, dan zou het {amount} zijn.',
  ),
  'other-work-beside-business': withoutWork,
  'partner-other-work-beside-business': withoutWork,
  'elders-wage': atMost,
  'partner-elders-wage': atMost,
  'interest-without-home': atMost,
  'surplus-borrowed': atMost,
  'non-resident-choice': atMost,
  'non-resident-choice-since-before-2024': atMost,
}
