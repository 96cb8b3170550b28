import type { DocumentType, IncomeStatementData, Statement, UploadType } from '@aangiftewijs/domain/documents'
import { type Sheet, sheetOf } from './candidates/sheet.ts'
import type { TextPage } from './layout/page.ts'
import { readAmountStatement, readUnknown } from './statements/amount-statement.ts'
import { isProvisionalAssessment, readAssessment, yearOfAssessment } from './statements/assessment.ts'
import { detectType } from './statements/detect-type.ts'
import { readIncomeStatement } from './statements/income-statement.ts'
import { type Model, shippedModel } from './statements/model.ts'
import { readMortgageStatement } from './statements/mortgage-statement.ts'
import type { AnyFields, Fields, Passage } from './statements/passage.ts'
import { scoredAmounts } from './statements/scored-amounts.ts'
import { splitStatements } from './statements/split-statements.ts'
import { readWealth } from './statements/wealth.ts'
import { findTexts } from './texts/find-texts.ts'
import { findNumbers } from './texts/numbers.ts'
import { readYear } from './texts/text-fields.ts'

/** A statement as it is read, before it is known which document it belongs to. */
export type ReadStatement = AnyFields & Pick<Statement, 'detectedType'>

/** What the text of a file tells. Pure: the same pages always give the same statements. */
export interface ReadText {
  readonly detectedType: DocumentType | null
  /** At least one; the first fills the return. */
  readonly statements: readonly ReadStatement[]
}

/** The kind of statement that a file of a type is read as. */
const kindOf = (type: DocumentType, { rows }: Sheet): Statement['kind'] => {
  switch (type) {
    case 'income_statement':
    case 'mortgage_statement':
      return type
    case 'investment_statement':
      return 'wealth'
    case 'other':
      return isProvisionalAssessment(rows) ? 'assessment' : 'amount'
    case 'healthcare_expenses':
    case 'education_expenses':
    case 'charity_donation':
      return 'amount'
  }
}

/** Everything in a file that a field may be read from: names and years by one model, amounts by another or the same. */
export function passageOf(sheet: Sheet, kind: Statement['kind'], model: Model, ofAmounts = model): Passage {
  const texts = [...findTexts(sheet, model), ...(kind === 'amount' ? [] : findNumbers(sheet, model))]
  const titled = kind === 'assessment' ? yearOfAssessment(sheet.rows) : null
  const year = titled ?? readYear(texts, sheet.rows, kind === 'amount' ? 'receipt' : 'statement')?.value ?? null
  return { rows: sheet.rows, texts, year, amounts: scoredAmounts(sheet, kind, year, ofAmounts) }
}

/** Reads the statements out of positioned text. `uploadType` is what the person says the document is, or that we are to tell. */
export function readStatements(
  pages: readonly TextPage[],
  uploadType: UploadType,
  model = shippedModel(),
  ofPapers = shippedModel('papers'),
): ReadText {
  const sheet = sheetOf(pages)
  const detectedType = detectType(sheet)
  const type = uploadType === 'recognise' ? (detectedType ?? 'other') : uploadType
  const kind = kindOf(type, sheet)
  const isPaper = kind === 'wealth' || kind === 'assessment'
  const passage = passageOf(sheet, kind, model, isPaper ? ofPapers : model)
  // Of a paper nobody knows a sum may be of anything.
  const found =
    type === 'other' && kind === 'amount' ? [readUnknown(passage, model)] : readAs(passage, kind, model, ofPapers)
  return { detectedType, statements: found.map((fields) => ({ ...fields, detectedType })) }
}

function readAs(passage: Passage, kind: Statement['kind'], model: Model, ofPapers: Model): readonly AnyFields[] {
  switch (kind) {
    case 'income_statement':
      return splitStatements(passage)
        .map((part) => readIncomeStatement(part, model))
        .filter(uniqueStatement)
    case 'mortgage_statement':
      return [readMortgageStatement(passage, model)]
    case 'amount':
      return [readAmountStatement(passage, model)]
    case 'wealth':
      return [readWealth(passage, model, ofPapers)]
    case 'assessment':
      return [readAssessment(passage, ofPapers)]
  }
}

/** A statement printed twice, once for the employee and once for the file, counts once: also where one of them does not say whose it is. */
function uniqueStatement(
  statement: Fields<IncomeStatementData>,
  at: number,
  all: readonly Fields<IncomeStatementData>[],
): boolean {
  const areAlike = (one: string | null, other: string | null) => one === other || one === null || other === null
  const isSame = (other: Fields<IncomeStatementData>) =>
    other === statement ||
    (other.salary !== null &&
      other.salary === statement.salary &&
      other.taxWithheld === statement.taxWithheld &&
      areAlike(other.employerName, statement.employerName))
  return all.findIndex(isSame) === at
}
