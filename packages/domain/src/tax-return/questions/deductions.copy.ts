import { copy } from '../../language/index.ts'
import type { deductionQuestions } from './deductions.ts'
import type { QuestionWords } from './question-words.ts'

/** Words of the questions about deductions. Spec 2 §§ 2.6 and 5. */
export const deductionWords: Readonly<Record<keyof typeof deductionQuestions, QuestionWords>> = {
  mortgageInterest: {
    label: copy('Mortgage interest', 'Betaalde hypotheekrente'),
    hint: copy(
      'Interest you paid on the loan for your own home or a bridging loan in its place, and penalty interest; no repayments. Of a loan since 2013 only if you repay it.',
      'Rente die u betaalde over de lening voor uw eigen woning of een overbruggingslening daarvoor, en boeterente; zonder aflossing. Van een lening sinds 2013 alleen als u die aflost.',
    ),
    problems: {
      negative: copy('Mortgage interest cannot be negative', 'Betaalde hypotheekrente mag niet negatief zijn'),
    },
  },
  healthcareExpenses: {
    label: copy('Healthcare expenses', 'Zorgkosten'),
    hint: copy(
      'Medical costs that no insurance paid back, without your policy excess (_eigen risico_), statutory own contributions, premiums and glasses.',
      'Medische kosten die geen verzekering vergoedde, zonder eigen risico, wettelijke eigen bijdragen, premies en brillen.',
    ),
    problems: { negative: copy('Healthcare expenses cannot be negative', 'Zorgkosten mogen niet negatief zijn') },
  },
  educationExpenses: {
    label: copy('Education expenses', 'Studiekosten'),
    hint: copy(
      'Costs of a course for your work. Since 2022 they are no longer deductible: they count in the demonstration calculation only.',
      'Kosten van een opleiding voor uw werk. Sinds 2022 zijn ze geen aftrekpost meer: ze tellen alleen mee in de berekening van deze demonstratie.',
    ),
    problems: { negative: copy('Education expenses cannot be negative', 'Studiekosten mogen niet negatief zijn') },
  },
  charityDonations: {
    label: copy('Charity donations', 'Giften'),
    hint: copy(
      'Gifts to a recognised charity (ANBI). Keep the receipts.',
      'Giften aan een erkend goed doel (ANBI). Bewaar de bewijzen.',
    ),
    problems: { negative: copy('Charity donations cannot be negative', 'Giften mogen niet negatief zijn') },
  },
}
