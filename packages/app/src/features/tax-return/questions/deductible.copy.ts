import { copy } from '@aangiftewijs/domain/language'

/** What statements call deductible, where that is another amount than the interest. */
export const deductibleWords = {
  deductible: copy(
    'According to {document} {deductible} is deductible, and {interest} of interest was paid. Fill in what you may deduct.',
    'Volgens {document} is {deductible} aftrekbaar en is {interest} rente betaald. Vul in wat u mag aftrekken.',
  ),
  fillIn: copy('Fill in {amount}', '{amount} invullen'),
} as const
