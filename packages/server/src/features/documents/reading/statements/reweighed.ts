import { likeliestFirst, likelyOf, type Settled } from './settle.ts'

/** All that a field may be, each so many times as likely; what is likelier than before others of the paper bear out, and what is less speaks against it. */
export function reweighed(all: readonly Settled[], timesOf: (one: Settled) => number): readonly Settled[] {
  const weighed = all.map((one) => ({ one, times: timesOf(one) }))
  const whole =
    Math.max(1e-9, 1 - likelyOf(all)) + weighed.reduce((sum, { one, times }) => sum + one.posterior * times, 0)
  return weighed
    .map(({ one, times }) => ({
      ...one,
      posterior: (one.posterior * times) / whole,
      agreeing: one.agreeing + Number(times > 1),
      against: one.against + Number(times < 1),
    }))
    .sort(likeliestFirst)
}
