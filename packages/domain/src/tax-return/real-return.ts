import { type Day, dayInWords } from '../day/index.ts'
import { type Copy, copy, type Language, wordsOf } from '../language/index.ts'
import { deadlineOf } from './deadline.ts'
import type { RealForm } from './real-form.ts'

/** What there is to know of a form of its own; its day stands with the result, which says which form it is. */
const ownForm: Readonly<Record<Exclude<RealForm, 'usual'>, Copy>> = {
  migration: copy(
    'The real return is a separate form, with a different deadline: see above, with the result.',
    'De echte aangifte is een apart formulier, met een andere uiterste datum: zie hierboven, bij het resultaat.',
  ),
  death: copy(
    'For the person who died the real return is the F form, which the heirs sign; the surviving partner signs a separate return. When each is due stands above, with the result.',
    'Voor wie is overleden, is de echte aangifte de F-aangifte, die de erfgenamen ondertekenen; de achtergebleven partner ondertekent een eigen aangifte. Wanneer elk binnen moet zijn, staat hierboven bij het resultaat.',
  ),
  'migration-and-death': copy(
    'There are two real returns: the heirs sign the one for the person who died, and the surviving partner signs their own. Which forms they are and when each is due stands above, with the result.',
    'Echte aangiften zijn er twee: de erfgenamen ondertekenen die voor wie is overleden, en de achtergebleven partner ondertekent de eigen aangifte. Welke formulieren het zijn en wanneer elk binnen moet zijn, staat hierboven bij het resultaat.',
  ),
}

/** What to do with a real return, by what the day still allows. `date`: the deadline; `until`: the last day of the five years after. */
const sentences = {
  ahead: copy(
    'For a real return, sign in at the tax authority before the deadline.',
    'Voor een echte aangifte logt u vóór de uiterste datum in bij de Belastingdienst.',
  ),
  late: copy(
    'Did a letter ask you for a return? Then the real one had to be filed before {date}: file at once, as a fine may follow. You can still file it, or change the one you filed, in Mijn Belastingdienst until {until}; to ask for money back that is in time.',
    'Kreeg u een brief dat u aangifte moet doen? Dan moest uw echte aangifte vóór {date} binnen zijn. Doe anders alsnog meteen aangifte, want u kunt een boete krijgen. In Mijn Belastingdienst kunt u nog tot en met {until} aangifte doen of uw aangifte verbeteren. Vraagt u alleen geld terug, dan bent u op tijd.',
  ),
  over: copy(
    'A real return had to be filed before {date}. To file it of your own accord, or to change it, you had until {until}.',
    'Een echte aangifte moest vóór {date} binnen zijn. Zelf alsnog aangifte doen, of uw aangifte verbeteren, kon tot en met {until}.',
  ),
}

/** Years after the tax year in which it can be filed of one’s own accord, or changed. Wet IB 9.4, 9.6. */
const yearsToChange = 5

/** The last day on which money of a year can be asked back, and a return of it changed. */
export const lastDayToChange = (year: number): Day => `${year + yearsToChange}-12-31`

/** What to do with a real return of a year, as it is said on `today`. */
export function realReturnOf(year: number, today: Day, form: RealForm): Copy {
  if (form !== 'usual') return ownForm[form]
  const { date, isPassed } = deadlineOf(year, today)
  const until = lastDayToChange(year)
  const sentence = isPassed ? sentences[today > until ? 'over' : 'late'] : sentences.ahead
  const [day, end] = [dayInWords(date), dayInWords(until)]
  const filled = (language: Language) => wordsOf(sentence, language, { date: day[language], until: end[language] })
  return copy(filled('en'), filled('nl'))
}
