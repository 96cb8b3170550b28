import { type Copy, copy } from '@aangiftewijs/domain/language'

/** Names of the document types, also of the three older ones the review labels. Spec 1 § 3 and spec 2 § 3. */
const typeWords = {
  income_statement: copy('Income statement', 'Jaaropgaaf'),
  mortgage_statement: copy('Mortgage statement', 'Jaaroverzicht hypotheek'),
  investment_statement: copy('Investment statement', 'Jaaroverzicht beleggingen'),
  healthcare_expenses: copy('Healthcare expenses', 'Zorgkosten'),
  education_expenses: copy('Education expenses', 'Studiekosten'),
  charity_donation: copy('Charity donation', 'Gift'),
  other: copy('Other document', 'Ander document'),
  healthcare_statement: copy('Healthcare statement', 'Zorgoverzicht'),
  education_statement: copy('Education statement', 'Studieoverzicht'),
  donation_receipt: copy('Donation receipt', 'Giftbewijs'),
} as const

/** The name of a document type; of one nobody knows, "other". */
export const documentTypeWords = (type: string): Copy =>
  type in typeWords ? typeWords[type as keyof typeof typeWords] : typeWords.other
