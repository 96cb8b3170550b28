import type { Questions } from './question.ts'

/** The last confirmation. Spec 2 §§ 2.8 and 5. */
export const submitQuestions = {
  confirmation: { kind: 'consent', isNeeded: true, leftOutOf: ['review', 'paper'] },
} as const satisfies Questions
