/** The simulated bar never claims to be finished before the answer is there. */
const most = 95
const largestStep = 12

/** The next number of a small repeatable random sequence (a linear congruential generator), 0 to 2³² − 1. */
const nextSeed = (seed: number): number => (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0

/** One tick of the simulated upload: grows by 1 to 12 percent at random, up to 95. Spec 1 § 4. */
export function grow(progress: number, seed: number): { readonly progress: number; readonly seed: number } {
  const next = nextSeed(seed)
  const step = 1 + Math.floor((next / 2 ** 32) * largestStep)
  return { progress: Math.min(most, progress + step), seed: next }
}
