import { isSameBsn } from '../bsn/index.ts'
import { type FormFields, isRealDate, readFields } from '../form/index.ts'
import { hidesInName } from '../person-name/hidden.ts'
import type { Problem } from '../problem/index.ts'
import { questionsOf } from './questions/index.ts'
import type { Question, Questions } from './questions/question.ts'
import { controlsOf } from './questions/rules.ts'
import type { Step } from './steps.ts'

/** The name of the control that says: the BSN is known already, and stays where none is typed. */
export const knownBsn = 'knownBsn'

/** What a form's host knows and the rules do not. */
export interface Surroundings {
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly isPhoneNumber: (text: string) => boolean
}

function* problemsWith(
  questions: Questions,
  answers: Readonly<Record<string, unknown>>,
  { today, isPhoneNumber }: Surroundings,
): Generator<Problem> {
  for (const [name, { kind }] of Object.entries<Question>(questions)) {
    const answer = answers[name]
    if (typeof answer !== 'string' || answer === '') continue
    if (kind === 'date' && isRealDate(answer) && answer > today) yield { field: name, code: 'in-the-future' }
    if (kind === 'text' && hidesInName(answer)) yield { field: name, code: 'hidden' }
    if (kind === 'phone' && !isPhoneNumber(answer)) yield { field: name, code: 'invalid-phone' }
  }
}

/**
 * What its own rule does not see of a step's answer, as on the wire: a date that has not come, a text that is no phone number, a name that
 * hides something.
 */
export const implausibleAnswers = (
  step: Step,
  answers: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): readonly Problem[] => [...problemsWith(questionsOf[step], answers, surroundings)]

/** As {@link implausibleAnswers}, of a step's form. */
export const implausibleFields = (step: Step, fields: FormFields, surroundings: Surroundings): readonly Problem[] =>
  implausibleAnswers(step, readFields(controlsOf(questionsOf[step]), fields), surroundings)

/** Whether a joint return has one person twice. */
export const isOnePersonTwice = (own: string | undefined, partner: string | undefined): boolean =>
  own !== undefined && partner !== undefined && isSameBsn(own, partner)
