import type { DocumentType, IncomeStatementData, Statement } from '@aangiftewijs/domain/documents'
import { readAmountStatement } from './amount-statement.ts'
import { type Sheet, sheetOf } from './candidates/sheet.ts'
import { detectType } from './detect-type.ts'
import { findAmounts } from './find-amounts.ts'
import { findLabels, type LabelSpot } from './find-labels.ts'
import { findTexts, type LabelledText } from './find-texts.ts'
import { type Fields, type Passage, readIncomeStatement } from './income-statement.ts'
import type { LabelledAmount } from './labelled-amount.ts'
import type { Concept } from './labels/label.ts'
import type { TextPage } from './layout/page.ts'
import { readMortgageStatement } from './mortgage-statement.ts'
import { rowsOfOtherAccounts } from './other-accounts.ts'
import { amountsInSentences } from './sentences.ts'
import { splitStatements } from './split-statements.ts'
import { mergedOf } from './statements/merge.ts'
import { findNumbers } from './statements/numbers.ts'
import { asLabelled, scoredAmounts, withDoubt } from './statements/scored-amounts.ts'
import { readYear } from './text-fields.ts'

type Unowned<T> = T extends Statement ? Omit<T, 'documentId' | 'processedAt'> : never

/** A statement as it is read, before it is known which document it belongs to. */
export type ReadStatement = Unowned<Statement>

/** What the text of a file tells. Pure: the same pages always give the same statements. */
export interface ReadText {
  readonly detectedType: DocumentType | null
  /** At least one; the first fills the return. */
  readonly statements: readonly ReadStatement[]
}

/** Who tells what an amount is: the labels known by their words, the scorer, or both together. */
export type Way = 'rules' | 'scorer' | 'both'

/** Reads the statements out of positioned text. `type` is what the person says the document is. */
export function readStatements(pages: readonly TextPage[], type: DocumentType, way: Way = 'both'): ReadText {
  const sheet = sheetOf(pages)
  const spots = findLabels(sheet).filter(({ match }) => match.concept !== 'amount' || isReceipt(type))
  const texts = [...findTexts(sheet), ...(isReceipt(type) ? [] : findNumbers(sheet))]
  const detectedType = detectType(sheet)
  const as = (amounts: readonly LabelledAmount[]) => readAs(type, { rows: sheet.rows, amounts, texts })
  const elsewhere = type === 'mortgage_statement' ? rowsOfOtherAccounts(sheet.rows) : new Set<number>()
  const ruled = allAmounts(sheet, spots, type).filter(({ row }) => !elsewhere.has(row))
  const found = isReceipt(type) || way === 'rules' ? as(ruled) : scoredWith(way, ruled, sheet, texts, type, as)
  return { detectedType, statements: found.map((fields) => ({ ...fields, detectedType })) }
}

/** The statements by the scorer, and where both ways are asked, of both as one. */
function scoredWith(
  way: Way,
  ruled: readonly LabelledAmount[],
  sheet: Sheet,
  texts: readonly LabelledText[],
  type: DocumentType,
  as: (amounts: readonly LabelledAmount[]) => readonly AnyFields[],
): readonly AnyFields[] {
  const scores = scoredAmounts(sheet, type, readYear(texts, sheet.rows)?.value ?? null)
  const second = as(scores.flatMap(asLabelled))
  if (way === 'scorer') return second
  const first = as(withDoubt(ruled, scores))
  // A file that only one of them cuts into several statements is cut: the other read several amounts as one.
  if (first.length !== second.length) return first.length > second.length ? first : second
  return first.map((one, at) => mergedOf<AnyFields>(one, second[at] ?? one))
}

/** The amounts at labels and those in sentences; of one amount that both found, the surer reading. */
function allAmounts(sheet: Sheet, spots: readonly LabelSpot[], type: DocumentType): LabelledAmount[] {
  const atLabels = findAmounts(sheet, spots)
  const said = amountsInSentences(sheet, saidIn(type))
  const isSame = (a: LabelledAmount, b: LabelledAmount) =>
    a.row === b.row && a.cents === b.cents && a.concept === b.concept && a.confidence < b.confidence
  return [...atLabels.filter((amount) => !said.some((other) => isSame(amount, other))), ...said]
}

/** What the sentences of a letter may say. */
function saidIn(type: DocumentType): readonly Concept[] {
  if (isReceipt(type)) return ['amount']
  return type === 'income_statement' ? ['salary', 'taxWithheld'] : ['mortgageInterest', 'remainingBalance']
}

type AnyFields = { [K in Statement['kind']]: Fields<Extract<Statement, { kind: K }>> }[Statement['kind']]

/** Only there is "Totaal" a label of its own; elsewhere it names a line of a table. */
const isReceipt = (type: DocumentType) => type !== 'income_statement' && type !== 'mortgage_statement'

function readAs(type: DocumentType, passage: Passage): readonly AnyFields[] {
  switch (type) {
    case 'income_statement':
      return splitStatements(passage).map(readIncomeStatement).filter(uniqueStatement)
    case 'mortgage_statement':
      return [readMortgageStatement(passage)]
    case 'investment_statement':
    case 'healthcare_expenses':
    case 'education_expenses':
    case 'charity_donation':
    case 'other':
      return [readAmountStatement(passage)]
  }
}

/** A statement printed twice, once for the employee and once for the file, counts once. */
function uniqueStatement(
  statement: Fields<IncomeStatementData>,
  at: number,
  all: readonly Fields<IncomeStatementData>[],
): boolean {
  const isSame = (other: Fields<IncomeStatementData>) =>
    other.salary === statement.salary &&
    other.taxWithheld === statement.taxWithheld &&
    other.employerName === statement.employerName
  return all.findIndex(isSame) === at
}
