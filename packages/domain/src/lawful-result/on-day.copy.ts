import { copy } from '../language/index.ts'

/** What the day on which a figure is read says of it. The rate of the interest is not said: it changes within a year. */
export const dayNotes = {
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
