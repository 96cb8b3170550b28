export { partnerTestBsn, testBsn } from './test-bsns.ts'

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/** Digits of a BSN without spaces, hyphens and dots; eight digits are padded with a leading 0. Null when it is not 8 or 9 digits. */
export function normaliseBsn(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{8,9}$/.test(digits) ? digits.padStart(9, '0') : null
}

/**
 * The eleven-proof of a Burgerservicenummer (spec 1 § 5): weights 9 to 2 and −1, the sum divisible by 11.
 * `000000000` passes the sum but belongs to nobody and is refused (decisions, Accounts).
 */
export function isValidBsn(text: string): boolean {
  const digits = normaliseBsn(text)
  if (digits === null || digits === '000000000') return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return sum % 11 === 0
}

/** Whether two texts are the BSN of one person, however they are written. What is no BSN, a mask too, is nobody's. */
export const isSameBsn = (one: string, other: string): boolean => {
  const digits = normaliseBsn(one)
  return digits !== null && digits === normaliseBsn(other)
}

/** `•••••0019`: all but the last four digits hidden. A mask stays as it is. */
export const maskBsn = (bsn: string): string => {
  if (bsn.includes('•')) return bsn
  const digits = bsn.replace(/\D/g, '')
  return digits.length <= 4 ? '•'.repeat(digits.length) : '•'.repeat(digits.length - 4) + digits.slice(-4)
}
