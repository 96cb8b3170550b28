import { copy } from '../language/index.ts'
import type { MortgageStatementData, Statement } from './documents.schema.ts'

/** Whether a statement names several parts of a loan: the interest is that of all. */
export const hasLoanParts = (statement: Statement): statement is MortgageStatementData =>
  statement.kind === 'mortgage_statement' && statement.loanParts.length > 1

/** What that interest is called: its label on the paper is that of one part. */
export const interestOfAllParts = copy('Interest on all parts of the loan', 'Rente over alle leningdelen', 'nl')
