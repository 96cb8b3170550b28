import { type Context, textOf } from '../candidates/context.ts'
import type { Candidate } from '../candidates/features.ts'
import type { Row } from '../candidates/sheet.ts'
import { isOfOtherYear } from './days.ts'

/** A sentence about another time, an example, a limit or an expectation: its amount is of no year's statement. */
const hedges =
  /\b(?:vorig|verwacht|naar verwachting|ongeveer|circa|(?:per|iedere|elke) maand|maandelijks|maximaal|minimaal|minimum|maximum|ten minste|tenminste|minder dan|meer dan|stel|(?:bij|reken)?voorbeeld|dan vult u|fictief|example|als u|indien|zou|wordt verhoogd|verhoogd naar|voorschot|voorlopig|niet|expected|(?:per|every|each) month|monthly|last year|if you|suppose|about|up to|at least|at most|increase[sd]?|estimated?|provisional|not)\b/
/** What a house is worth, and what somebody owns, is said with the dates of what is owed. */
const worth =
  /\bwaard(?:e|ering)?\b|\bworth\b|\bvalued?\b|getaxeerd|\bwoz\b|\bvermogen\b|\bbezit(?:tingen)?\b|\bassets\b/

/** What a lender or notary gave, received for others, or asks for a letter. */
const besideLoan =
  /\b(?:ge)?schonk(?:en)?\b|\bschenk(?:t|ing)\b|kwijtgescholden|derdengeld|\b(?:deze|dit) (?:brief|opgave|schrijven|verklaring)\b.*\bin rekening/

/** What follows an amount in its clause; what begins with a capital letter or ends in a colon is the label of another. */
const saidBehind = ({ right }: Context): string => {
  const text = textOf(right)
  return /^\p{Lu}|[:=]$/u.test(text) ? '' : text.replace(/; .*/, '')
}

const sentenceOf = (context: Context) => `${textOf(context.left)} ${saidBehind(context)}`.trim().toLowerCase()

const isLongEnough = (sentence: string) => sentence.split(' ').length >= 4

/** Whether an amount is in a sentence that is about another time, an example, a limit or an expectation. */
export function isHedged({ context }: Candidate): boolean {
  const sentence = sentenceOf(context)
  return isLongEnough(sentence) && hedges.test(sentence)
}

/** Whether an amount is in a sentence about something else between a borrower and a lender than the loan. */
export const isBesideLoan = ({ context }: Candidate): boolean => besideLoan.test(sentenceOf(context))

/** Whether an amount is of another year, or in a sentence that is about something else. */
export function isBesideTheMatter(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  const sentence = sentenceOf(candidate.context)
  const isOfWorth = isLongEnough(sentence) && worth.test(sentence)
  return isHedged(candidate) || isOfWorth || isOfOtherYear(candidate, year, rows)
}
