import { type Answers, type Assumed, answeredBy } from '@aangiftewijs/domain/lawful-result'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { controlIdOf } from '../tax-return/step-fields.ts'

/**
 * The address of the control that answers what the figure of a return assumes; null where it cannot be answered any more, or never. No
 * search in it: from the page it is on it must lead there without loading that anew, which would lose what is typed where no script runs.
 */
export const answerAt =
  (answers: Answers) =>
  (assumed: Assumed): string | null => {
    const place = answers.completed ? null : answeredBy(assumed, answers)
    return place && `${pathOf(place.step)}#${controlIdOf(place.step, place.question)}`
  }
