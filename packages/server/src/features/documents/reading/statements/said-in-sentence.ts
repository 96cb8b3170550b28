import type { Context } from '../candidates/context.ts'
import type { Candidate } from '../candidates/features.ts'
import { isProse } from '../candidates/sentences.ts'
import { type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { textOf } from '../candidates/slots.ts'

/** A sentence about another time, an example, a limit or an expectation: its amount is of no year's statement. */
const hedges =
  /\b(?:vorig|op dit moment|verwacht|naar verwachting|ongeveer|circa|(?:per|iedere|elke) maand|maandelijks|maximaal|minimaal|minimum|maximum|ten minste|tenminste|minder dan|meer dan|stel|(?:bij|reken)?voorbeeld|dan vult u|fictief|example|als u|indien|zou|wordt verhoogd|verhoogd naar|voorschot|voorlopig|duplicaat|haalden|opgehaald|\w*garantiestelsel|niet(?! (?:door|vergoed|verzekerd|gedekt))|expected|(?:per|every|each) month|monthly|last year|if you|suppose|about|up to|at least|at most|increase[sd]?|estimated?|provisional|duplicate|guaranteed?|not(?! (?:covered|insured|reimbursed)))\b/
/** What a house is worth or its ground costs, and what somebody owns, is said with the dates of what is owed. */
const worth =
  /(?<!voor)waard(?:e|ering)?\b|\bworth\b|\bvalued?\b|getaxeerd|\bwoz\b|\bvermogen\b|\bbezit(?:tingen)?\b|\bassets\b|\bcanon\b|afkoopsom|ground rent/

/** What a lender or notary gave, received for others, or asks for a letter. */
const besideLoan =
  /\b(?:ge)?schonk(?:en)?\b|\bschenk(?:t|ing)\b|kwijtgescholden|derdengeld|\b(?:deze|dit) (?:brief|opgave|schrijven|verklaring)\b.*\bin rekening/

/** The sentence of an amount, lower case; nothing where it has fewer words. What begins with a capital letter or ends in a colon is the label of another. */
function sentenceOf({ left, right }: Context, fewest = 4): string {
  const behind = /^\p{Lu}|[:=]$/u.test(textOf(right)) ? '' : textOf(right).replace(/; .*/, '')
  const sentence = `${textOf(left)} ${behind}`.trim().toLowerCase()
  return sentence.split(' ').length < fewest ? '' : sentence
}

/** Whether an amount is in a sentence that is about another time, an example, a limit or an expectation. */
export const isHedged = ({ context }: Candidate): boolean => hedges.test(sentenceOf(context))

/** Whether an amount is in a sentence about something else between a borrower and a lender than the loan. */
export const isBesideLoan = ({ context }: Candidate): boolean => besideLoan.test(sentenceOf(context, 1))

/** The beginning of a sentence that is an example, up to where it ends. */
const inExample =
  /(?:^|[.?!]\s)(?:(?:(?:reken)?voorbeeld|example):|bijvoorbeeld\b|for (?:example|instance)\b|stel\b|suppose\b)(?:(?![.?!]\s\p{L}).)*$/iu
/** How many lines above a sentence may begin. */
const longestExample = 2
/** Whether the sentence of an amount in running text begins as an example does. */
export function isOfExample({ spot: { row, at } }: Candidate, rows: readonly Row[]): boolean {
  if (!isProse(row)) return false
  const above = rowsFrom(rows, row, -1, longestExample).filter(isProse).reverse()
  const text = [...above.map(textOfRow), ...row.items.slice(0, at).map(({ cell }) => cell.text)].join(' ')
  return inExample.test(text)
}

/** Whether an amount is of what something is worth, as its sentence says, which may begin in the line above. */
export function isWorth({ context, spot: { row, at } }: Candidate, rows: readonly Row[]): boolean {
  const [above] = at < 2 ? rowsFrom(rows, row, -1, 1).filter(isProse) : []
  const begun = above ? `${textOfRow(above).replace(/.*[.?!]\s/, '')} ${textOf(context.left)}` : ''
  return worth.test(sentenceOf(context)) || worth.test(begun.toLowerCase())
}
