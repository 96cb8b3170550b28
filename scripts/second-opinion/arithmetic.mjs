/** Euros to cents. */
export const cents = (euros) => Math.round(euros * 100)

/** `numerator / denominator` to the nearest whole number, halves up. BigInt, because a product may pass 2^53. */
export function nearest(numerator, denominator) {
  return Number(floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator)))
}

/** `numerator / denominator` cut off to a whole number, towards minus infinity. */
export function down(numerator, denominator) {
  return Number(floorDivide(BigInt(numerator), BigInt(denominator)))
}

function floorDivide(numerator, denominator) {
  const quotient = numerator / denominator
  return numerator % denominator < 0n ? quotient - 1n : quotient
}

/** A percentage as an exact count of thousandths: 36.97 → 36,970. */
export const thousandths = (percentage) => BigInt(Math.round(percentage * 1000))

/** One amount (cents) at a percentage, to the nearest cent. */
export const percentageOf = (amount, percentage) => nearest(BigInt(amount) * thousandths(percentage), 100_000)

/** The sum of several amounts (cents), each at its own percentage and each to the nearest cent. */
export const percentagesOf = (...pairs) =>
  pairs.reduce((sum, [amount, percentage]) => sum + percentageOf(amount, percentage), 0)

/** Whole euros (in cents), cut off. */
export const eurosDown = (amount) => down(amount, 100) * 100

/** Whole euros (in cents), upwards. */
export const eurosUp = (amount) => -eurosDown(-amount)

/** The part of `amount` (cents) from `from` up to `to` (euros). */
export const between = (amount, from, to) =>
  Math.max(0, Math.min(amount, to === Infinity ? amount : cents(to)) - cents(from))
