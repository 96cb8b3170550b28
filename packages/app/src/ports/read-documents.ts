import { scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import type { QueryCache } from './query-cache.ts'

const path = '/api/documents'
/** How often uploads are waited for, and the list is asked for, before a page is shown without the last figures. */
const tries = 4

/** Whether one of these answers of `GET /api/documents` is still being read. */
export const isBeingRead = (documents: unknown): boolean =>
  ((documents ?? []) as readonly TaxDocument[]).some(({ status }) => status === 'scanning')

const pause = () => new Promise<void>((ready) => setTimeout(ready, scanTimes.poll))

/** Uploads on their way in this window. */
const uploads = new Set<Promise<unknown>>()

/** An upload: pages that documents fill wait for it. */
export function uploading<Outcome>(upload: Promise<Outcome>): Promise<Outcome> {
  uploads.add(upload)
  return upload.finally(() => uploads.delete(upload))
}

/**
 * Waits until the documents just chosen are uploaded, and read, for some seconds each at most: what a page is filled with should be all
 * there is.
 */
export async function readDocuments(store: QueryCache, wait: () => Promise<void> = pause): Promise<void> {
  for (let waited = 0; waited < tries && uploads.size > 0; waited += 1) {
    await Promise.race([Promise.allSettled(uploads), wait()])
  }
  for (let asked = 0; asked < tries && isBeingRead(store.answer(path).data); asked += 1) {
    if (asked > 0) await wait()
    await store.fetch(path)
  }
}
