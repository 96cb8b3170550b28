import type { DocumentType, IncomeStatementData, Statement, UploadType } from '@aangiftewijs/domain/documents'
import { sheetOf } from './candidates/sheet.ts'
import type { TextPage } from './layout/page.ts'
import { readAmountStatement } from './statements/amount-statement.ts'
import { detectType } from './statements/detect-type.ts'
import { readIncomeStatement } from './statements/income-statement.ts'
import { type Model, shippedModel } from './statements/model.ts'
import { readMortgageStatement } from './statements/mortgage-statement.ts'
import { type AnyFields, type Fields, isReceipt, type Passage } from './statements/passage.ts'
import { scoredAmounts } from './statements/scored-amounts.ts'
import { splitStatements } from './statements/split-statements.ts'
import { findTexts } from './texts/find-texts.ts'
import { findNumbers } from './texts/numbers.ts'
import { readYear } from './texts/text-fields.ts'

type Unowned<T> = T extends Statement ? Omit<T, 'documentId' | 'processedAt'> : never

/** A statement as it is read, before it is known which document it belongs to. */
export type ReadStatement = Unowned<Statement>

/** What the text of a file tells. Pure: the same pages always give the same statements. */
export interface ReadText {
  readonly detectedType: DocumentType | null
  /** At least one; the first fills the return. */
  readonly statements: readonly ReadStatement[]
}

/** Everything in a file that a field may be read from. */
export function passageOf(pages: readonly TextPage[], type: DocumentType, model: Model): Passage {
  const sheet = sheetOf(pages)
  const texts = [...findTexts(sheet, model), ...(isReceipt(type) ? [] : findNumbers(sheet, model))]
  const year = readYear(texts, sheet.rows)?.value ?? null
  return { rows: sheet.rows, texts, year, amounts: scoredAmounts(sheet, type, year, model) }
}

/** Reads the statements out of positioned text. `uploadType` is what the person says the document is, or that we are to tell. */
export function readStatements(pages: readonly TextPage[], uploadType: UploadType, model = shippedModel()): ReadText {
  const type = uploadType === 'recognise' ? (detectType(sheetOf(pages)) ?? 'other') : uploadType
  const passage = passageOf(pages, type, model)
  const detectedType = detectType(passage)
  const found = readAs(type, passage, model)
  return { detectedType, statements: found.map((fields) => ({ ...fields, detectedType })) }
}

function readAs(type: DocumentType, passage: Passage, model: Model): readonly AnyFields[] {
  switch (type) {
    case 'income_statement':
      return splitStatements(passage)
        .map((part) => readIncomeStatement(part, model))
        .filter(uniqueStatement)
    case 'mortgage_statement':
      return [readMortgageStatement(passage, model)]
    case 'investment_statement':
    case 'healthcare_expenses':
    case 'education_expenses':
    case 'charity_donation':
    case 'other':
      return [readAmountStatement(passage, model)]
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
