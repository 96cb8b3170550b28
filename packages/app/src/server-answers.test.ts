import type { Draft, TaxFiling, UnsavedStep } from '@aangiftewijs/domain/tax-return'
import { expectTypeOf, test } from 'vitest'
import type { callApi } from './ports/api.ts'
import type { QueryClient, useAnswer } from './ports/queries.ts'
import type { AnswerTo, DataNeed, PageDataOf } from './server-answers.ts'

test('whoever reads an answer gets the type that its path has in the table', () => {
  expectTypeOf<QueryClient['get']>().toBeCallableWith('/api/user')
  expectTypeOf<ReturnType<typeof useAnswer<'/api/tax-filings'>>['data']>().toEqualTypeOf<
    readonly TaxFiling[] | undefined
  >()
  expectTypeOf<ReturnType<typeof callApi<'GET', '/api/drafts'>>>().resolves.toEqualTypeOf<readonly UnsavedStep[]>()
  expectTypeOf<AnswerTo<'PUT', `/api/drafts/income/${string}`>>().toEqualTypeOf<Draft>()
  expectTypeOf<AnswerTo<'PATCH', `/api/tax-filings/${number}`>>().toEqualTypeOf<TaxFiling>()
})

test('an answer that nobody reads is unknown, and no type of the caller’s own', () => {
  expectTypeOf<AnswerTo<'POST', '/api/logout'>>().toBeUnknown()
  expectTypeOf<AnswerTo<'GET', string>>().toBeUnknown()
})

test('a page needs calls without a query; a loader answers its own need, and may name the query', () => {
  expectTypeOf<'/api/news?date=2026-11-01'>().not.toExtend<DataNeed>()
  expectTypeOf<{ '/api/tax-filings': readonly UnsavedStep[] }>().not.toExtend<PageDataOf<'/api/tax-filings'>>()
  expectTypeOf<{ '/api/news?date=2026-11-01': { articles: [] } }>().toExtend<PageDataOf<'/api/news'>>()
})
