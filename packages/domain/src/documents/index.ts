export { type AbsentName, absentIn } from './absent.ts'
export { acceptedFiles, checkFile, type FileFacts, type FileProblem } from './check-file.ts'
export {
  type Correction,
  canCorrect,
  corrected,
  statementsToCorrect,
} from './corrections.ts'
export { type DocumentPatch, documentPatchSchema } from './document-patch.schema.ts'
export {
  type AmountData,
  type AssessmentData,
  type Evidence,
  type ExtractedData,
  type IncomeSource,
  type IncomeStatementData,
  type MortgageStatementData,
  type PageBox,
  type SampleDocument,
  type Statement,
  sureEnough,
  type TaxDocument,
  type UploadAnswer,
  type WealthData,
} from './documents.schema.ts'
export {
  type DocumentType,
  documentTypes,
  formatFileSize,
  lenientNumber,
  requiredDocumentTypes,
  type ScanStatus,
  scanStatuses,
  scanTimes,
  type UploadType,
  unreadYet,
  uploadLimits,
  uploadTypes,
  type Verdict,
  verdicts,
} from './documents.ts'
export {
  amountFields,
  type Figure,
  type FigureName,
  figureNames,
  figuresOf,
  figuresOfStatement,
  hasFigure,
  isCutShort,
  isOfWage,
  isSure,
  statementsOf,
  typeOf,
  typesOf,
} from './figures.ts'
export { hasLoanParts, interestOfAllParts } from './loan-parts.ts'
export { type PaperSubject, paperSubjects, subjectOf } from './paper-subject.ts'
export { requiredDocuments } from './required.ts'
