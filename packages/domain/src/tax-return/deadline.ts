import { type Day, dayBefore, dayInWords } from '../day/index.ts'
import { type Copy, copy, type Language, wordsOf } from '../language/index.ts'
import { figuresFor } from './years/index.ts'

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

/** What to do with a real return, by what the day still allows. `date`: the deadline; `until`: the last day of the five years after. */
const realReturns = {
  ahead: copy(
    'For a real return, sign in at the tax authority before the deadline.',
    'Voor een echte aangifte logt u vóór de uiterste datum in bij de Belastingdienst.',
  ),
  late: copy(
    'A real return had to be filed before {date}. You can still file it, or change the one you filed, in Mijn Belastingdienst until {until}. Did a letter ask you for it? Then file at once: a fine may follow.',
    'Een echte aangifte moest vóór {date} binnen zijn. U kunt haar nog tot en met {until} doen of verbeteren in Mijn Belastingdienst. Kreeg u er een brief over? Doe haar dan meteen: er kan een boete volgen.',
  ),
  over: copy(
    'A real return had to be filed before {date}. To file it of your own accord, or to change it, you had until {until}.',
    'Een echte aangifte moest vóór {date} binnen zijn. Om haar uit uzelf te doen of te verbeteren had u tot en met {until}.',
  ),
}

/** Years after the tax year in which it can be filed of one’s own accord, or changed. Wet IB 9.4, 9.6. */
const yearsToChange = 5

/** The deadline of a tax year. */
export interface Deadline {
  /** The first day that comes too late. */
  readonly date: Day
  readonly isPassed: boolean
  /** It said in one sentence, past or not. */
  readonly said: Copy
  /** What to do with a real return. */
  readonly realReturn: Copy
}

/** The deadline of the return of a year, as it is said on `today`. Decisions; spec 1 § 2 and 9. */
export function deadlineOf(year: number, today: Day): Deadline {
  const date = figuresFor(year).deadline
  const isPassed = today >= date
  const until = `${year + yearsToChange}-12-31`
  const [day, last, end] = [dayInWords(date), dayInWords(dayBefore(date)), dayInWords(until)]
  const filled = (sentence: Copy) => {
    const say = (language: Language) =>
      wordsOf(sentence, language, { date: day[language], lastDay: last[language], until: end[language] })
    return copy(say('en'), say('nl'))
  }
  return {
    date,
    isPassed,
    said: filled(isPassed ? sentences.passed : sentences.ahead),
    realReturn: filled(realReturns[isPassed ? (today > until ? 'over' : 'late') : 'ahead']),
  }
}
