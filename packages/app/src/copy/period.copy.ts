import { copy } from '@aangiftewijs/domain/language'

/** A period of two days. */
export const words = {
  period: copy('{from} to {until}', '{from} t/m {until}'),
} as const
