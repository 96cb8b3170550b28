import { type Day, dayOf } from '../day/index.ts'

const zone = 'Europe/Amsterdam'
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The wall clock of Amsterdam at a moment, as if it were UTC, in milliseconds. */
function wallClock(moment: Date): number {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetAt = (moment: number): number => wallClock(new Date(moment)) - moment

/** The moment at which the clock of Amsterdam shows `wall` (see {@link wallClock}); an hour later where the change of clocks skips it. */
export const momentOf = (wall: number): Date => new Date(wall - offsetAt(wall - offsetAt(wall)))

/** The moment a Dutch calendar day starts. The clocks change at 01:00 UTC, so the offset at 00:00 UTC is that of the day's midnight. */
export function startOfDay(day: Day): Date {
  const midnight = new Date(`${day}T00:00:00Z`)
  return new Date(midnight.getTime() - (wallClock(midnight) - midnight.getTime()))
}

/** The day `count` days after (before, when negative). */
export function daysAfter(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The same time on the Dutch clock, `count` days earlier. */
export function sameTimeDaysBefore(moment: Date, count: number): Date {
  const today = dayOf(moment)
  const sinceMidnight = wallClock(moment) - Date.parse(`${today}T00:00:00Z`)
  return momentOf(Date.parse(`${daysAfter(today, -count)}T00:00:00Z`) + sinceMidnight)
}

/** Whether a text is a real day written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text
