import { incomeDocument } from './income.mjs'
import { mortgageDocument } from './mortgage.mjs'

/** What makes a document of each kind the scorer is trained for. */
export const kinds = { income_statement: incomeDocument, mortgage_statement: mortgageDocument }
