import * as z from 'zod'

/** The privacy statement promises the longest. */
export const monthsOf = (least: number, most: number) => {
  const months = `must be a whole number of months from ${least} to ${most}`
  return z.coerce.number({ error: months }).int(months).min(least, months).max(most, months).default(most)
}

/** A whole number of days. */
export const daysUpTo = (most: number) => {
  const days = `must be a whole number of days from 1 to ${most}`
  return z.coerce.number({ error: days }).int(days).min(1, days).max(most, days)
}

export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((value) => ['on', 'true', '1'].includes(value))

/** Accepts 32 bytes as 64 hexadecimal digits or as base64, in which Node leaves out what is none. */
export function keyBytes(value: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(value)) return Buffer.from(value, 'hex')
  return /^[\da-z+/_-]{43}=?$/i.test(value) ? Buffer.from(value, 'base64') : null
}

export const listOf = (text: string, between = ',') =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)

export const keyForm = 'must be 32 bytes, written as 64 hexadecimal digits or as base64'
