export {
  type AmountData,
  type Evidence,
  type ExtractedData,
  type IncomeStatementData,
  type MortgageStatementData,
  type PageBox,
  type Statement,
  sureEnough,
  type TaxDocument,
  type UploadAnswer,
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
  uploadLimits,
} from './documents.ts'
