export { ErrorSummary, type ErrorSummaryProps, type SummarizedProblem } from './ErrorSummary.tsx'
