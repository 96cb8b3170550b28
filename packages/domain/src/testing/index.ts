export { documentOf, found, incomeStatement, mortgageStatement, receipt } from './documents.ts'
export { returnOf } from './returns.ts'
