import { type Day, dayInWords } from '../day/index.ts'
import { type Copy, copy } from '../language/index.ts'
import { deadlineOf, interestFrom } from '../tax-return/index.ts'
import type { Certainty } from './assumed.ts'
import type { LawfulFigure } from './figure.ts'
import { dayNotes } from './on-day.copy.ts'
import { withGap } from './with-gap.ts'

const isOver = (year: number, today: Day): boolean => today > `${year}-12-31`

/** How sure a figure is on a day: while its year lasts nothing of it is final. Pure. */
export const certaintyOn = ({ certainty, year }: LawfulFigure, today: Day): Certainty =>
  certainty === 'likely' && !isOver(year, today) ? 'provisional' : certainty

/** Whether one of the people has something to pay: interest is of each assessment by itself. */
const hasToPay = ({ computed: { taxpayer, partner } }: LawfulFigure): boolean =>
  [taxpayer, partner].some((person) => person !== undefined && person.settlement > 0)

function noteOn(figure: LawfulFigure, today: Day): keyof typeof dayNotes | null {
  if (!isOver(figure.year, today)) return 'yearNotOver'
  if (!hasToPay(figure)) return null
  return deadlineOf(figure.year, today).isPassed ? 'interestAdded' : 'interestAhead'
}

/** What is said beside a figure by the day on which it is read. Pure. */
export function notesOn(figure: LawfulFigure, today: Day): readonly Copy[] {
  const note = noteOn(figure, today)
  if (note === null) return []
  const { year } = figure
  const gaps = {
    year: copy(String(year), String(year)),
    deadline: dayInWords(deadlineOf(year, today).date),
    interestFrom: dayInWords(interestFrom(year)),
  }
  return [Object.entries(gaps).reduce((words: Copy, [gap, filled]) => withGap(words, gap, filled), dayNotes[note])]
}
