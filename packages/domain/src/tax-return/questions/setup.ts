import type { Questions } from './question.ts'

/** Setup. Spec 2 §§ 2.2 and 5; the BSN has the weaker rule, an eleven-proof failure is only a hint (decisions, Accounts). */
export const setupQuestions = {
  // The PDF has it in its title.
  year: { kind: 'year', isNeeded: true, limits: { atLeast: 2000, atMost: 2030 }, leftOutOf: ['paper'] },
  taxIdentifier: { kind: 'bsn-digits', isNeeded: true, limits: { atLeast: 3, atMost: 9 } },
  birthDate: { kind: 'date' },
  foreignIncome: { kind: 'tick' },
  ownHome: { kind: 'tick' },
  isJointFiling: { kind: 'tick' },
  acceptTerms: { kind: 'consent', isNeeded: true, leftOutOf: ['review', 'paper'] },
} as const satisfies Questions
