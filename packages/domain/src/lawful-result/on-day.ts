import { type Day, dayInWords } from '../day/index.ts'
import { type Copy, copy } from '../language/index.ts'
import { deadlineOf, interestFrom } from '../tax-return/index.ts'
import type { Certainty } from './assumed.ts'
import type { LawfulFigure } from './figure.ts'

/** What the day on which a figure is read says of it. The rate of the interest is not said: it changes within a year. */
const notes = {
  yearNotOver: copy(
    '{year} is not over yet: income and tax withheld count as far as you fill them in. Fill in what you expect over the whole year; the return is made after it.',
    '{year} is nog niet voorbij: inkomen en ingehouden loonheffing tellen voor zover u ze invult. Vul in wat u over het hele jaar verwacht; de aangifte doet u daarna.',
  ),
  interestAhead: copy(
    'File before {deadline}: then no interest (_belastingrente_) is added to what you have to pay.',
    'Doe aangifte vóór {deadline}: dan komt er geen belastingrente bij wat u moet betalen.',
  ),
  interestAdded: copy(
    'Interest (_belastingrente_) is not in this figure. On what you have to pay it runs from {interestFrom} on, unless you filed before {deadline} and the assessment follows that return.',
    'Belastingrente zit niet in dit bedrag. Over wat u moet betalen, loopt die vanaf {interestFrom}, tenzij u vóór {deadline} aangifte deed en de aanslag die volgt.',
  ),
} as const

const isOver = (year: number, today: Day): boolean => today > `${year}-12-31`

/** How sure a figure is on a day: while its year lasts nothing of it is final. Pure. */
export const certaintyOn = ({ certainty, year }: LawfulFigure, today: Day): Certainty =>
  certainty === 'likely' && !isOver(year, today) ? 'provisional' : certainty

/** Whether one of the people has something to pay: interest is of each assessment by itself. */
const hasToPay = ({ computed: { taxpayer, partner } }: LawfulFigure): boolean =>
  [taxpayer, partner].some((person) => person !== undefined && person.settlement > 0)

function noteOn(figure: LawfulFigure, today: Day): keyof typeof notes | null {
  if (!isOver(figure.year, today)) return 'yearNotOver'
  if (!hasToPay(figure)) return null
  return deadlineOf(figure.year, today).isPassed ? 'interestAdded' : 'interestAhead'
}

/** What is said beside a figure by the day on which it is read. Pure. */
export function notesOn(figure: LawfulFigure, today: Day): readonly Copy[] {
  const note = noteOn(figure, today)
  if (note === null) return []
  const { year } = figure
  const [deadline, interest] = [dayInWords(deadlineOf(year, today).date), dayInWords(interestFrom(year))]
  // Not `wordsOf`, which would take the mark of the Dutch term away.
  const said = (language: 'en' | 'nl') =>
    notes[note][language]
      .replace('{year}', String(year))
      .replace('{deadline}', deadline[language])
      .replace('{interestFrom}', interest[language])
  return [copy(said('en'), said('nl'))]
}
