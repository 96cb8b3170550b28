import { type Questions, questionsOf, type Step } from '@aangiftewijs/domain/tax-return'

/** The id of the control, of a date the first of three, where the answer to a question is given. */
export function controlIdOf(step: Step, name: string): string {
  const questions: Questions = questionsOf[step]
  return questions[name]?.kind === 'date' ? `${name}-day` : name
}
