import { amountFields, sureEnough, type WealthData } from '@aangiftewijs/domain/documents'
import { type Row, type Sheet, says } from '../candidates/sheet.ts'
import { doubtful } from './figure.ts'
import type { AnyFields, Fields } from './passage.ts'
import { isBanksOverview } from './wealth.ts'

const account = /rekening|saldi|spaartegoed|banktegoed|account|balances/
const ofLoan = /hypothe|lening|krediet(?!unie)|eigenwoning|mortgage|loan/
const ofHomeLoan = /hypothe|eigenwoning|mortgage/
/** An account that pays off a mortgage is of box 1. */
const ofHome = /bankspaar|spaarhypotheek|spaarrekeningeigenwoning|kapitaalverzekeringeigenwoning/

/** What names both, such as `In dit overzicht vindt u uw rekeningen en leningen`, begins neither. */
const firstOf = (words: RegExp, others: RegExp, rows: readonly Row[]): number =>
  rows.findIndex(({ letters }) => words.test(letters) && !others.test(letters))

/**
 * What of a paper that is read for its mortgage is a bank's overview of accounts all the same: up to the mortgage. Null of a lender's statement, which
 * names a loan before any account.
 */
export function accountsIn(sheet: Sheet): Sheet | null {
  const { rows } = sheet
  const [accounts, loan] = [firstOf(account, ofLoan, rows), firstOf(ofLoan, account, rows)]
  if (!isBanksOverview(rows) || accounts < 0 || loan < accounts) return null
  return { ...sheet, rows: rows.slice(0, firstOf(ofHomeLoan, account, rows)) }
}

const balances: readonly string[] = ['savings', 'investments']

/**
 * The accounts of an overview that has a mortgage, too, by what was read of all of it, and of what stands before the mortgage. Only what is the same in both is
 * as sure as it was, and a balance of what may pay off the mortgage never is; what is not sure and no balance is most likely of the mortgage. Null where
 * nothing is left.
 */
export function accountsBeside(whole: AnyFields, before: AnyFields, rows: readonly Row[]): AnyFields | null {
  if (whole.kind !== 'wealth' || before.kind !== 'wealth') return null
  const mayPayOff = says(rows, ofHome)
  const found = amountFields.wealth.map((field) => {
    const isSame = whole[field] === before[field]
    const from = whole[field] === null ? before : whole
    const { [field]: evidence } = from.evidence
    // What is in the red most likely is the mortgage.
    if (!evidence || (from[field] ?? -1) < 0) return { field, value: null }
    const most = isSame && !(mayPayOff && balances.includes(field)) ? 1 : doubtful
    const confidence = Math.min(most, evidence.confidence)
    return confidence < sureEnough && !balances.includes(field)
      ? { field, value: null }
      : { field, value: from[field], evidence: { ...evidence, confidence } }
  })
  if (found.every(({ value }) => value === null)) return null
  const others = Object.entries(whole.evidence).filter(([field]) => !found.some((one) => one.field === field))
  const read: Fields<WealthData> = {
    ...whole,
    ...Object.fromEntries(found.map(({ field, value }) => [field, value])),
    evidence: Object.fromEntries([
      ...others,
      ...found.flatMap(({ field, evidence }) => (evidence ? [[field, evidence]] : [])),
    ]),
  }
  return read
}
