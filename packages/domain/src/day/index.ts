export { dayBefore, dayInWords } from './in-words.ts'

/** A calendar day in the Netherlands, `YYYY-MM-DD`. */
export type Day = string

const dayInNetherlands = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The Dutch calendar day of a moment, wherever the process or the browser is. */
export const dayOf = (moment: Date): Day => dayInNetherlands.format(moment)
