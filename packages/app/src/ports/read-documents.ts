import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { QueryCache } from './query-cache.ts'

const path = '/api/documents'

/** Whether one of these answers of `GET /api/documents` is still to be read: `unreadYet`, on every page and so without the documents' script. */
export const isBeingRead = (documents: readonly TaxDocument[] | undefined): boolean =>
  documents?.some(({ status }) => status === 'scanning' || status === 'delayed') ?? false

/** Asks once how far the documents are that were being read when this browser last heard of them. Nobody waits for the reading itself. */
export async function askReadings(queryCache: Pick<QueryCache, 'answer' | 'fetch'>): Promise<void> {
  if (isBeingRead(queryCache.answer(path).data)) await queryCache.fetch(path).catch(() => undefined)
}
