export { documentScanMachine } from './document-scan.machine.ts'
export type {
  ChosenFile,
  DocumentScanContext,
  DocumentScanEvent,
  DocumentScanInput,
  DocumentScanTag,
  Upload,
  UploadOutcome,
} from './document-scan.types.ts'
