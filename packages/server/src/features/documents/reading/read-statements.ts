import type { DocumentType, IncomeStatementData, Statement, UploadType } from '@aangiftewijs/domain/documents'
import { type Sheet, sheetOf } from './candidates/sheet.ts'
import type { TextPage } from './layout/page.ts'
import { papersIn } from './papers-in-file.ts'
import { accountsBeside, accountsIn } from './statements/accounts-beside-mortgage.ts'
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
export type ReadStatement = AnyFields & Pick<Statement, 'detectedType' | 'ofType'>

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

/** What was read as a type. */
interface ReadAsType {
  readonly type: DocumentType
  readonly fields: AnyFields
}

/**
 * Reads the statements out of positioned text. `uploadType` is what the person says the document is, or that we are to tell. Where a file holds
 * papers of several types, that among them, each is read as what it is; those of the type of the document come first.
 */
export function readStatements(
  pages: readonly TextPage[],
  uploadType: UploadType,
  model = shippedModel(),
  ofPapers = shippedModel('papers'),
): ReadText {
  const readPaper = (sheet: Sheet, type: DocumentType) => readAsType(sheet, type, model, ofPapers)
  const sheet = sheetOf(pages)
  const whole = detectType(sheet)
  const papers = papersIn(pages, readPaper)
  const [told] = [...papers].sort((one, other) => other.pages.length - one.pages.length)
  const isUntold = uploadType === 'recognise' || (uploadType === 'other' && told !== undefined)
  const type = isUntold ? (told?.type ?? whole ?? 'other') : uploadType
  const own = papers.filter((paper) => paper.type === type)
  const found =
    own.length === 0
      ? withOther(sheet, type, readPaper)
      : [...own, ...papers.filter((paper) => paper.type !== type)].flatMap((paper) =>
          withOther(sheetOf(paper.pages), paper.type, readPaper),
        )
  const areSeveral = found.some((one) => one.type !== type)
  return {
    detectedType: own.length === 0 ? whole : type,
    statements: found.map((one) =>
      areSeveral ? { ...one.fields, detectedType: one.type, ofType: one.type } : { ...one.fields, detectedType: whole },
    ),
  }
}

type ReadPaper = (sheet: Sheet, type: DocumentType) => readonly AnyFields[]

/** A paper as its type, and what else is on it: a mortgage may stand in an overview of accounts. Of one that the person calls that, its looks are told. */
function withOther(sheet: Sheet, type: DocumentType, readPaper: ReadPaper): readonly ReadAsType[] {
  const as = (other: DocumentType, of = sheet) => readPaper(of, other).map((fields) => ({ type: other, fields }))
  const own = as(type)
  const accounts = type === 'mortgage_statement' ? accountsIn(sheet) : null
  if (accounts === null) return own
  const [[whole], [before]] = [as('investment_statement'), as('investment_statement', accounts)]
  const beside = whole && before && accountsBeside(whole.fields, before.fields, sheet.rows)
  return beside ? [...own, { type: 'investment_statement', fields: beside }] : own
}

function readAsType(sheet: Sheet, type: DocumentType, model: Model, ofPapers: Model): readonly AnyFields[] {
  const kind = kindOf(type, sheet)
  const isPaper = kind === 'wealth' || kind === 'assessment'
  const passage = passageOf(sheet, kind, model, isPaper ? ofPapers : model)
  // Of a paper nobody knows a sum may be of anything.
  return type === 'other' && kind === 'amount' ? [readUnknown(passage, model)] : readAs(passage, kind, model, ofPapers)
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
