import { type ScanStatus, unreadYet } from '@aangiftewijs/domain/documents'
import type { Dependencies } from '../../dependencies.ts'
import { metricsOf } from '../../metrics/metrics.ts'
import type { DocumentRow } from '../../models/document.ts'
import { onceStorageServes } from '../../once-storage-serves.ts'
import type { Asker } from '../../turns/fair-queue.ts'
import { filingOfYear } from './belonging.ts'
import { bytesOf } from './document-bytes.ts'
import {
  delayed,
  failed,
  nothingFound,
  passwordRequired,
  type ScanResult,
  scanResultOf,
  timedOut,
} from './extracted-data.ts'
import { createLane, type Lane, type LaneOutcome } from './isolation/lane.ts'
import { type DrawAnswer, finalStateTimeout, type OpenAnswer } from './isolation/protocol.ts'
import { readers } from './isolation/readers.ts'
import { withPapersFollowed } from './papers-followed.ts'
import type { FileRead } from './reading/read-file.ts'

/** Reads documents in processes of their own and writes what was read into their rows. */
export interface Scanner {
  /**
   * Queues a document; resolves when its row has its last state, or when it was cancelled. Never rejects.
   * `until` (milliseconds since 1970) is when the final state is there at the latest, unless the queue is long and moves.
   */
  readonly scan: (document: ScanTarget, password: string | null, until?: number) => Promise<void>
  /** Whether a PDF opens with this password. Null when that cannot be told in time. */
  readonly open: (userId: number, bytes: Uint8Array, password: string | null) => Promise<OpenAnswer | null>
  /** One page of a PDF as a picture; null when it cannot be drawn in time. */
  readonly draw: (userId: number, bytes: Uint8Array, page: number) => Promise<DrawAnswer | null>
  /** Says where a person asks from: accounts of one address share its turns. */
  readonly cameFrom: (userId: number, address: string) => void
  /** Takes a document out of the queue, or ends its reading. */
  readonly cancel: (documentId: number) => void
  /** Those that are being read or wait for it. */
  readonly documents: () => readonly number[]
  /** How many documents wait to be read. */
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

export type ScanTarget = Pick<DocumentRow, 'id' | 'userId' | 'type' | 'path' | 'mime'>

/**
 * What waits for what. Printed text takes tenths of a second: who takes seconds there is suspected, and goes on beside the pictures. So a
 * file that hangs holds up its like, pictures for its eight seconds, and ordinary statements for a few seconds at most.
 * `timeout`: milliseconds a process may take for one file; decisions, Documents, allow 20 seconds.
 * `usual`: milliseconds that are usual; while others wait nobody gets more than four times as long.
 */
const lanes = {
  print: { place: 'print', timeout: 4_000, usual: 500 },
  pictures: { place: 'long', timeout: 18_000 },
  suspects: { place: 'long', timeout: 8_000 },
  opening: { place: 'asked', timeout: 5_000, usual: 500 },
  drawing: { place: 'asked', timeout: 10_000, usual: 1_000 },
} as const
type ScanLane = 'print' | 'pictures' | 'suspects'

/** Scans waiting in all: fifty documents of a thousand people. */
const scanCapacity = 50_000

/** Milliseconds a person waits for the answer whether a PDF opens, or for a page to be drawn, the queue included. */
const timeouts = { open: 10_000, draw: 20_000 }
/** People waiting for such an answer. */
const requestCapacity = 500

/** People whose address is remembered. */
const mostAddresses = 10_000

/** Milliseconds that a document for which there was no time may still be read. */
const retryTimeout = 600_000

/** Milliseconds before its process is ended that a reading stops by itself: what it has read by then is kept. */
const margin = 4_000

/** One document on its way through the lanes. */
interface ScanJob {
  readonly order: ScanTarget
  readonly password: string | null
  readonly until: number
  readonly signal: AbortSignal
}

export function createScanner(dependencies: Dependencies): Scanner {
  const scanLanes: Readonly<Record<ScanLane, Lane>> = {
    print: createLane(lanes.print, scanCapacity),
    pictures: createLane(lanes.pictures, scanCapacity),
    suspects: createLane(lanes.suspects, scanCapacity),
  }
  const opening = createLane(lanes.opening, requestCapacity)
  const drawing = createLane(lanes.drawing, requestCapacity)
  const running = new Map<number, AbortController>()
  const unfinished = new Set<Promise<void>>()
  const addresses = new Map<number, string>()
  const askerOf = (account: number): Asker => ({ account, address: addresses.get(account) ?? null })

  const through = (lane: ScanLane, { order, password, until, signal }: ScanJob, isFirst: boolean) =>
    scanLanes[lane].ask<'read'>({
      asker: askerOf(order.userId),
      until,
      mayTakeLonger: lane !== 'suspects',
      signal,
      request: async (endedBy) => {
        if (isFirst && !(await countAttempt(dependencies, order.id))) return null
        const bytes = await bytesOf(dependencies, order)
        if (!bytes) throw new Error('The bytes of a document are gone')
        const stage = lane === 'print' ? 'print' : 'whole'
        return { kind: 'read', bytes, type: order.type, password, finishBy: endedBy - margin, stage }
      },
    })

  /** Printed text first; what must be looked at goes on among the pictures, what does not end among the suspects. */
  const read = async (job: ScanJob): Promise<LaneOutcome<'read'>> => {
    if (job.order.mime !== 'application/pdf') return through('pictures', job, true)
    const printed = await through('print', job, true)
    switch (printed.kind) {
      case 'answered':
        return printed.answer.kind === 'must-be-seen' ? through('pictures', job, false) : printed
      case 'timed-out':
      case 'crashed':
        return through('suspects', job, false)
      case 'cancelled':
      case 'no-time':
      case 'withdrawn':
        return printed
    }
  }

  const scanNow = async (job: ScanJob): Promise<void> => {
    const { order, signal } = job
    const log = (error: unknown) =>
      dependencies.log.error(
        { documentId: order.id, name: error instanceof Error ? error.name : typeof error },
        'a scan failed',
      )
    const atLast = <T>(work: () => Promise<T>) => onceStorageServes(work, log, signal)
    const write = (result: ScanResult | null) =>
      atLast(async () => result && writeResult(dependencies, order.id, result))
    try {
      const inTime = await atLast(() => read(job))
      await write(resultOf(inTime, order))
      if (!isLate(inTime, order)) return
      // Only time was lacking: what nobody tries again by then is read when there is time.
      const atLength = await atLast(() => read({ ...job, until: Date.now() + retryTimeout }))
      await write(atLength.kind === 'no-time' ? timedOut : resultOf(atLength, order))
    } catch (error) {
      if (signal.aborted) return
      log(error)
      await write(failed).catch(() => {})
    }
  }

  const resultOf = (ended: LaneOutcome<'read'>, { id }: ScanTarget): ScanResult | null => {
    switch (ended.kind) {
      case 'answered':
        return resultIn(ended.answer, id)
      case 'cancelled':
      case 'withdrawn':
        return null
      case 'no-time':
        dependencies.log.warn({ documentId: id }, 'a document waited too long to be read')
        return delayed
      case 'timed-out':
      case 'crashed':
        dependencies.log.warn({ documentId: id, reason: ended.kind }, 'a document could not be read')
        return ended.kind === 'timed-out' ? timedOut : nothingFound
    }
  }

  const resultIn = (answer: FileRead, id: number): ScanResult => {
    switch (answer.kind) {
      case 'read':
        return scanResultOf(answer, id, dependencies.clock.now())
      case 'password-needed':
      case 'password-wrong':
        return passwordRequired
      case 'must-be-seen':
      case 'unreadable':
        return nothingFound
    }
  }

  return {
    scan: (order, password, until = Date.now() + finalStateTimeout) => {
      const abort = new AbortController()
      running.set(order.id, abort)
      const scan: Promise<void> = scanNow({ order, password, until, signal: abort.signal }).finally(() => {
        if (running.get(order.id) === abort) running.delete(order.id)
        unfinished.delete(scan)
      })
      unfinished.add(scan)
      return scan
    },
    open: async (owner, bytes, password) => {
      const ended = await opening.ask<'open'>({
        ...interactive(askerOf(owner), timeouts.open),
        request: async () => ({ kind: 'open', bytes, password }),
      })
      return ended.kind === 'answered' ? ended.answer : null
    },
    draw: async (owner, bytes, page) => {
      const ended = await drawing.ask<'draw'>({
        ...interactive(askerOf(owner), timeouts.draw),
        request: async () => ({ kind: 'draw', bytes, page }),
      })
      return ended.kind === 'answered' ? ended.answer : null
    },
    documents: () => [...running.keys()],
    waiting: () => Object.values(scanLanes).reduce((sum, lane) => sum + lane.waiting(), 0),
    cameFrom: (userId, address) => {
      if (addresses.size >= mostAddresses) addresses.clear()
      addresses.set(userId, address)
    },
    cancel: (documentId) => running.get(documentId)?.abort(new Error('The document was removed')),
    stop: async () => {
      for (const abort of running.values()) abort.abort(new Error('The server stops'))
      await Promise.all(unfinished)
      await readers.endIdle()
    },
  }
}

/** Whether only time was lacking: it had no turn, or, of a PDF, a busy machine was too slow for what takes tenths of a second. */
const isLate = ({ kind }: LaneOutcome<'read'>, { mime }: ScanTarget): boolean =>
  kind === 'no-time' || (kind === 'timed-out' && mime === 'application/pdf')

const interactive = (asker: Asker, milliseconds: number) => ({
  asker,
  until: Date.now() + milliseconds,
  signal: new AbortController().signal,
})

/** Times a document is read before it is given up: once, and once more after a restart. */
export const maxAttempts = 2

const mayBeRead: ReadonlySet<ScanStatus> = new Set([...unreadYet, 'timed_out'])

/** Counts an attempt before it is made, so that a file that takes the whole machine down is not read for ever. */
async function countAttempt({ database }: Dependencies, id: number): Promise<boolean> {
  return database.writeInBackground(async (transaction) => {
    const row = await database.models.documents.findByPk(id, { transaction })
    if (row === null || !mayBeRead.has(row.status)) return false
    row.scanAttempts += 1
    await row.save({ transaction })
    return true
  })
}

/** Whether its words were looked at; what is late, failed or waits for a password may be read yet. */
const isRead = ({ status }: ScanResult): boolean => status === 'passed' || status === 'unread'

/** Writes the outcome, unless the document was removed meanwhile. */
export const writeResult = (dependencies: Dependencies, id: number, result: ScanResult): Promise<void> =>
  dependencies.database.writeInBackground(async (transaction) => {
    const row = await dependencies.database.models.documents.findByPk(id, { transaction })
    if (!row) return
    await withPapersFollowed(dependencies, { userId: row.userId, transaction }, async () => {
      row.status = result.status
      row.isPasswordProtected = row.isPasswordProtected || result.isPasswordProtected
      row.extractedData = result.extractedData
      if (row.type === 'recognise' && isRead(result)) row.type = result.extractedData?.detectedType ?? 'other'
      row.taxFilingId = await filingOfYear(dependencies, row, transaction)
      await row.save({ transaction })
    })
    metricsOf(dependencies).countScan(result.status)
  })
