import type { DocumentType, IncomeStatementData, Statement } from '@aangiftewijs/domain/documents'
import { readAmountStatement } from './amount-statement.ts'
import { detectType } from './detect-type.ts'
import { findAmounts } from './find-amounts.ts'
import { findLabels, type LabelSpot } from './find-labels.ts'
import { findTexts } from './find-texts.ts'
import { type Fields, type Passage, readIncomeStatement } from './income-statement.ts'
import type { LabelledAmount } from './labelled-amount.ts'
import type { Concept } from './labels/label.ts'
import type { TextPage } from './layout/page.ts'
import { readMortgageStatement } from './mortgage-statement.ts'
import { amountsInSentences } from './sentences.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { splitStatements } from './split-statements.ts'

type Unowned<T> = T extends Statement ? Omit<T, 'documentId' | 'processedAt'> : never

/** A statement as it is read, before it is known which document it belongs to. */
export type ReadStatement = Unowned<Statement>

/** What the text of a file tells. Pure: the same pages always give the same statements. */
export interface ReadText {
  readonly detectedType: DocumentType | null
  /** At least one; the first fills the return. */
  readonly statements: readonly ReadStatement[]
}

/** Reads the statements out of positioned text. `type` is what the person says the document is. */
export function readStatements(pages: readonly TextPage[], type: DocumentType): ReadText {
  const sheet = sheetOf(pages)
  const spots = findLabels(sheet).filter(({ match }) => match.concept !== 'amount' || isReceipt(type))
  const passage: Passage = { rows: sheet.rows, amounts: allAmounts(sheet, spots, type), texts: findTexts(sheet, spots) }
  const detectedType = detectType(sheet)
  const statements = readAs(type, passage).map((fields) => ({ ...fields, detectedType }))
  return { detectedType, statements }
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
