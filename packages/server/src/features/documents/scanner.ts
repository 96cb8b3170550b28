import type { DocumentType } from '@aangiftewijs/domain/documents'
import type { Dependencies } from '../../dependencies.ts'
import type { DocumentRow } from '../../models/document.ts'
import { bytesOf } from './document-bytes.ts'
import { failed, nothingFound, passwordRequired, type ScanResult, scanResultOf } from './extracted-data.ts'
import { createFairQueue } from './isolation/fair-queue.ts'
import { caps, type DrawAnswer, type OpenAnswer } from './isolation/protocol.ts'
import { createReaderProcess, type ReaderProcess } from './isolation/reader-process.ts'

/** Reads documents in processes of their own and writes what was read into their rows. */
export interface Scanner {
  /** Queues a document; resolves when its row has its final state, or when it was cancelled. Never rejects. */
  readonly scan: (document: ScanOrder, password: string | null) => Promise<void>
  /** Whether a PDF opens with this password. Null when that cannot be told in time. */
  readonly open: (userId: number, bytes: Uint8Array, password: string | null) => Promise<OpenAnswer | null>
  /** One page of a PDF as a picture; null when it cannot be drawn in time. */
  readonly draw: (userId: number, bytes: Uint8Array, page: number) => Promise<DrawAnswer | null>
  /** Takes a document out of the queue, or ends its reading. */
  readonly cancel: (documentId: number) => void
  readonly stop: () => Promise<void>
}

export type ScanOrder = Pick<DocumentRow, 'id' | 'userId' | 'type' | 'path'>

/** Scans at once, and waiting in all: fifty documents of a thousand people. */
const scansAtOnce = 2
const room = 50_000

/** Milliseconds a person waits for the answer whether a PDF opens, or for a page to be drawn. */
const patience = 10_000

export function createScanner(dependencies: Dependencies, reader: () => ReaderProcess = createReaderProcess): Scanner {
  const queue = createFairQueue(scansAtOnce, room)
  const askQueue = createFairQueue(1, 500)
  const readers = Array.from({ length: scansAtOnce }, reader)
  const free = [...readers]
  const answering = reader()
  const running = new Map<number, AbortController>()
  const unfinished = new Set<Promise<void>>()

  const scanNow = async (order: ScanOrder, password: string | null, abort: AbortController): Promise<void> => {
    const leave = await queue.enter(order.userId, abort.signal).catch(() => null)
    if (!leave) return
    const process = free.pop() ?? reader()
    try {
      if (!(await countAttempt(dependencies, order.id))) return
      const bytes = await bytesOf(dependencies, order)
      const result = bytes ? await read(process, order, bytes, password, abort.signal) : failed
      if (result) await writeResult(dependencies, order.id, result)
    } catch (error) {
      dependencies.log.error(
        { documentId: order.id, name: error instanceof Error ? error.name : typeof error },
        'a scan failed',
      )
      await writeResult(dependencies, order.id, failed).catch(() => {})
    } finally {
      free.push(process)
      leave()
    }
  }

  const read = async (
    process: ReaderProcess,
    { id, type }: { id: number; type: DocumentType },
    bytes: Uint8Array,
    password: string | null,
    signal: AbortSignal,
  ): Promise<ScanResult | null> => {
    // The reader itself stops a little before it would be stopped: what it has read by then is kept.
    const finishBy = Date.now() + caps.time - 4_000
    const ended = await process.ask({ kind: 'read', bytes, type, password, finishBy }, caps.time, signal)
    if (ended.kind === 'cancelled') return null
    if (ended.kind !== 'answered') {
      dependencies.log.warn({ documentId: id, reason: ended.kind }, 'a document could not be read')
      return nothingFound
    }
    switch (ended.answer.kind) {
      case 'read':
        return scanResultOf(ended.answer.text, id, dependencies.clock.now())
      case 'password-needed':
      case 'password-wrong':
        return passwordRequired
      case 'unreadable':
        return nothingFound
    }
  }

  /** Runs something a person waits for, apart from the scans. */
  const ask = async <T>(userId: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const leave = await askQueue.enter(userId)
    try {
      return await work(AbortSignal.timeout(patience * 2))
    } finally {
      leave()
    }
  }

  return {
    scan: (order, password) => {
      const abort = new AbortController()
      running.set(order.id, abort)
      const scan: Promise<void> = scanNow(order, password, abort).finally(() => {
        if (running.get(order.id) === abort) running.delete(order.id)
        unfinished.delete(scan)
      })
      unfinished.add(scan)
      return scan
    },
    open: (userId, bytes, password) =>
      ask(userId, async (signal) => {
        const ended = await answering.ask({ kind: 'open', bytes, password }, patience, signal)
        return ended.kind === 'answered' ? ended.answer : null
      }),
    draw: (userId, bytes, page) =>
      ask(userId, async (signal) => {
        const ended = await answering.ask({ kind: 'draw', bytes, page }, patience, signal)
        return ended.kind === 'answered' ? ended.answer : null
      }),
    cancel: (documentId) => running.get(documentId)?.abort(new Error('The document was removed')),
    stop: async () => {
      for (const abort of running.values()) abort.abort(new Error('The server stops'))
      await Promise.all(unfinished)
      for (const process of [...readers, answering]) process.stop()
    },
  }
}

/** Times a document is read before it is given up: once, and once more after a restart. */
export const mostAttempts = 2

/** Counts an attempt before it is made, so that a file that takes the whole machine down is not read for ever. */
async function countAttempt({ database }: Dependencies, id: number): Promise<boolean> {
  return database.write(async (transaction) => {
    const row = await database.models.documents.findByPk(id, { transaction })
    if (row?.status !== 'scanning') return false
    row.scanAttempts += 1
    await row.save({ transaction })
    return true
  })
}

/** Writes the outcome, unless the document was removed meanwhile. */
export const writeResult = ({ database }: Dependencies, id: number, result: ScanResult): Promise<void> =>
  database.write(async (transaction) => {
    const row = await database.models.documents.findByPk(id, { transaction })
    if (!row) return
    row.status = result.status
    row.isPasswordProtected = row.isPasswordProtected || result.isPasswordProtected
    row.extractedData = result.extractedData
    await row.save({ transaction })
  })
