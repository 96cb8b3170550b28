import { type Copy, copy } from '@aangiftewijs/domain/language'

/** Hundredths of a percent as people read them: `36.93%`, `36,93%`, `49.5%`. */
export const rateWords = (rate: number): Copy => {
  const number = String(rate / 100)
  return copy(`${number}%`, `${number.replace('.', ',')}%`)
}
