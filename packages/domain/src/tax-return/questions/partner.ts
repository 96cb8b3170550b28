import type { Questions } from './question.ts'

/** The fiscal partner of a joint return. Spec 2 §§ 2.3 and 5. A printed record needs no ways to reach the partner. */
export const partnerQuestions = {
  fullName: { kind: 'text', isNeeded: true, limits: { atLeast: 2, atMost: 200 } },
  bsn: { kind: 'bsn', isNeeded: true },
  dateOfBirth: { kind: 'date' },
  email: { kind: 'email', leftOutOf: ['paper'] },
  phoneNumber: { kind: 'phone', limits: { atMost: 40 }, leftOutOf: ['paper'] },
} as const satisfies Questions
