import { scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import type { AnswerStore } from './answer-store.ts'

const path = '/api/documents'
/** How often the list is asked for before a page is shown without the last figures. */
const tries = 4

const isBeingRead = (store: AnswerStore) =>
  ((store.answer(path).data ?? []) as readonly TaxDocument[]).some(({ status }) => status === 'scanning')

const pause = () => new Promise<void>((ready) => setTimeout(ready, scanTimes.poll))

/** Waits until the documents just uploaded are read, for some seconds at most: what a page is filled with should be all there is. */
export async function readDocuments(store: AnswerStore, wait: () => Promise<void> = pause): Promise<void> {
  for (let asked = 0; asked < tries && isBeingRead(store); asked += 1) {
    if (asked > 0) await wait()
    await store.fetch(path)
  }
}
