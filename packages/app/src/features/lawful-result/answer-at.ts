import {
  type AnsweredBy,
  type Answers,
  type Assumed,
  answeredBy,
  madeBy,
  type Reason,
} from '@aangiftewijs/domain/lawful-result'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { controlIdOf } from '../tax-return/step-form/step-fields.ts'

/**
 * The addresses of controls of a return; null where nothing can be answered any more, or never. No search in them: from the page it is
 * on such an address must lead there without loading that anew, which would lose what is typed where no script runs.
 */
function addressIn({ completed }: Answers, place: AnsweredBy | null): string | null {
  if (place === null || completed) return null
  const { step, question } = place
  return question === null ? pathOf(step) : `${pathOf(step)}#${controlIdOf(step, question)}`
}

/** The address of the control that answers what the figure of a return assumes. */
export const answerAt =
  (answers: Answers) =>
  (assumed: Assumed): string | null =>
    addressIn(answers, answeredBy(assumed, answers))

/** The address of the control whose answer is why there is no figure. */
export const reasonAt =
  (answers: Answers) =>
  (reason: Reason): string | null =>
    addressIn(answers, madeBy(reason))
