/** Scores as shares that make one. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > highest) highest = score
  const powers = new Float32Array(scores.length)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    powers[at] = Math.exp((scores[at] ?? 0) - highest)
    sum += powers[at] ?? 0
  }
  for (let at = 0; at < powers.length; at++) powers[at] = (powers[at] ?? 0) / sum
  return powers
}
