export { noAmounts } from './amounts.ts'
export { assessment, documentOf, found, incomeStatement, mortgageStatement, overview, receipt } from './documents.ts'
export { returnOf } from './returns.ts'
