import { copy } from '../../language/index.ts'
import type { incomeQuestions } from './income.ts'
import type { QuestionWords } from './question-words.ts'

/** Words of the questions about income. Spec 2 §§ 2.5 and 5. */
export const incomeWords: Readonly<Record<keyof typeof incomeQuestions, QuestionWords>> = {
  salary: {
    label: copy('Salary', 'Loon'),
    hint: copy(
      'Before tax: “_loon loonbelasting/volksverzekeringen_” on the statement. Also what UWV paid for a birth or parental leave (WAZO).',
      'Loon vóór aftrek van belasting: ‘loon loonbelasting/volksverzekeringen’ op de jaaropgaaf. Ook wat UWV betaalde bij geboorte of ouderschapsverlof (WAZO).',
    ),
    problems: { negative: copy('Salary cannot be negative', 'Loon mag niet negatief zijn') },
  },
  otherIncome: {
    label: copy('Other income', 'Overige inkomsten'),
    hint: copy(
      'For example alimony you received, on which you also pay the Zvw contribution. Leave empty if you had none. Freelance work and odd jobs belong under “Also count this”.',
      'Bijvoorbeeld ontvangen alimentatie, waarover u ook Zvw betaalt. Laat leeg als u die niet had. Freelancewerk en klussen horen onder ‘Ook meetellen’.',
    ),
    problems: { negative: copy('Other income cannot be negative', 'Overige inkomsten mogen niet negatief zijn') },
  },
  taxWithheld: {
    label: copy('Tax withheld', 'Ingehouden loonheffing'),
    hint: copy(
      'Wage tax your employer already paid for you: “_ingehouden loonheffing_”.',
      'Loonheffing die uw werkgever al voor u betaalde.',
    ),
    problems: { negative: copy('Tax withheld cannot be negative', 'Ingehouden loonheffing mag niet negatief zijn') },
  },
}
