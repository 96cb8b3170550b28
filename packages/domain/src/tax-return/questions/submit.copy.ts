import { copy } from '../../language/index.ts'
import type { QuestionWords } from './question-words.ts'
import type { submitQuestions } from './submit.ts'

const agreement = copy(
  'You must agree to the terms before submitting your tax filing.',
  'U moet akkoord gaan voordat u uw aangifte inzendt.',
)

/** Words of the last confirmation. Spec 2 §§ 2.8 and 5. */
export const submitWords: Readonly<Record<keyof typeof submitQuestions, QuestionWords>> = {
  confirmation: {
    label: copy(
      'I have checked my answers and agree to the terms of this practice submission',
      'Ik heb mijn antwoorden gecontroleerd en ga akkoord met de voorwaarden van deze oefenaangifte',
    ),
    problems: { 'not-accepted': agreement, required: agreement, 'wrong-type': agreement },
  },
}
