import type { Questions } from './question.ts'

/** Income of the whole year. Spec 2 §§ 2.5 and 5. */
export const incomeQuestions = {
  salary: {
    kind: 'euros',
    isNeeded: true,
    role: 'income',
    readFrom: { type: 'income_statement', figure: 'salary' },
  },
  otherIncome: { kind: 'euros', role: 'income', readFrom: { type: 'income_statement', figure: 'otherIncome' } },
  taxWithheld: { kind: 'euros', role: 'withheld', readFrom: { type: 'income_statement', figure: 'taxWithheld' } },
} as const satisfies Questions
