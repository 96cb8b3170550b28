import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { QueryCache } from './query-cache.ts'

const path = '/api/documents'

/** Whether one of these answers of `GET /api/documents` is still being read. */
export const isBeingRead = (documents: unknown): boolean =>
  ((documents ?? []) as readonly TaxDocument[]).some(({ status }) => status === 'scanning')

/** Asks once how far the documents are that were being read when this browser last heard of them. Nobody waits for the reading itself. */
export async function askReadings(store: Pick<QueryCache, 'answer' | 'fetch'>): Promise<void> {
  if (isBeingRead(store.answer(path).data)) await store.fetch(path).catch(() => undefined)
}
