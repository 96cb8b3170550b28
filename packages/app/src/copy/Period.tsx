import { isRealDate } from '@aangiftewijs/domain/form'
import { formatDay } from './dates.ts'
import { words } from './period.copy.ts'
import { T, useLanguageChoice } from './words.tsx'

/** `01-01-2024 t/m 31-12-2024`, as the reader writes a period that it found. */
const writtenPeriod = /^(\d\d)-(\d\d)-(\d{4}) t\/m (\d\d)-(\d\d)-(\d{4})$/

/** The first and last day of a period; null where it was read as something else. */
export function asDays(text: string): readonly [string, string] | null {
  const [, day, month, year, lastDay, lastMonth, lastYear] = writtenPeriod.exec(text) ?? []
  const [from, until] = [`${year}-${month}-${day}`, `${lastYear}-${lastMonth}-${lastDay}`]
  return isRealDate(from) && isRealDate(until) ? [from, until] : null
}

/** A period in the language of the page; what was read as something else than two days stands as on the paper. */
export function Period({ text }: { readonly text: string }) {
  const choice = useLanguageChoice()
  const days = asDays(text)
  if (!days) return text
  return <T text={words.period} values={{ from: formatDay(days[0], choice), until: formatDay(days[1], choice) }} />
}
