import { type Day, dayBefore, dayInWords } from '../day/index.ts'
import { type Copy, copy, type Language, wordsOf } from '../language/index.ts'

/** The one sentence about the deadline, before and after it. `date`: the day that comes too late; `lastDay`: the one before. */
const sentences = {
  ahead: copy(
    'The return has to be filed before {date} ({lastDay} at the latest).',
    'U doet aangifte vóór {date} (uiterlijk {lastDay}).',
  ),
  passed: copy(
    'The return had to be filed before {date} ({lastDay} at the latest).',
    'De aangifte moest vóór {date} binnen zijn (uiterlijk {lastDay}).',
  ),
}

/** The deadline of a tax year. */
export interface Deadline {
  /** The first day that comes too late. */
  readonly date: Day
  readonly isPassed: boolean
  /** It said in one sentence, past or not. */
  readonly said: Copy
}

/**
 * The day before which a return has to be there: one rule for every year, so that it is no figure of a year's file, which the year after
 * would borrow. Algemene wet inzake rijksbelastingen, article 9: a term set by the inspector; spec 1 § 9, spec 2 § 1.
 */
const dueBefore = (year: number): Day => `${year + 1}-05-01`

/** The deadline of the return of a year, as it is said on `today`. Decisions; spec 1 § 2 and 9. */
export function deadlineOf(year: number, today: Day): Deadline {
  const date = dueBefore(year)
  const isPassed = today >= date
  const sentence = isPassed ? sentences.passed : sentences.ahead
  const [day, last] = [dayInWords(date), dayInWords(dayBefore(date))]
  const filled = (language: Language) => wordsOf(sentence, language, { date: day[language], lastDay: last[language] })
  return { date, isPassed, said: copy(filled('en'), filled('nl')) }
}

/** The day from which interest runs on what a return leaves to pay. Algemene wet inzake rijksbelastingen, article 30fc. */
export const interestFrom = (year: number): Day => `${year + 1}-07-01`

/** The day before which M and C forms are mostly due; the invitation decides. */
export const migrantDeadline = (year: number): Day => `${year + 1}-07-01`
