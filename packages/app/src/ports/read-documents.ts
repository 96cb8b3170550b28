import { type TaxDocument, unreadYet } from '@aangiftewijs/domain/documents'
import type { QueryCache } from './query-cache.ts'

const path = '/api/documents'

/** Whether one of these answers of `GET /api/documents` is still to be read. */
export const isBeingRead = (documents: readonly TaxDocument[] | undefined): boolean =>
  documents?.some(({ status }) => unreadYet.includes(status)) ?? false

/** Asks once how far the documents are that were being read when this browser last heard of them. Nobody waits for the reading itself. */
export async function askReadings(queryCache: Pick<QueryCache, 'answer' | 'fetch'>): Promise<void> {
  if (isBeingRead(queryCache.answer(path).data)) await queryCache.fetch(path).catch(() => undefined)
}
