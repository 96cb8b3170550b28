import { scanTimes, type TaxDocument, unreadYet } from '@aangiftewijs/domain/documents'
import { useEffect, useState } from 'react'
import { useQueryClient } from '../../../ports/queries.ts'
import { refreshDocuments } from '../../../ports/refresh-documents.ts'

/** The names of the documents that are being read, and of those that were read since the page was opened. */
export interface ReadingNews {
  readonly reading: readonly string[]
  readonly read: readonly string[]
}

/** Asks how far documents are that are still to be read, as often and as long as the documents step does. Spec 1 § 4. */
export function useReadingNews(documents: readonly TaxDocument[]): ReadingNews {
  const queryClient = useQueryClient()
  const isReading = documents.some(({ status }) => status === 'scanning')
  const isLate = documents.some(({ status }) => status === 'delayed')
  /** Those that were being read at some time. */
  const [seen, setSeen] = useState<readonly number[]>([])
  const reading = documents.filter(({ status }) => unreadYet.includes(status))
  const more = reading.flatMap(({ id }) => (seen.includes(id) ? [] : [id]))
  if (more.length > 0) setSeen([...seen, ...more])
  useEffect(() => {
    if (!isReading && !isLate) return
    const ask = () => void refreshDocuments(queryClient).catch(() => undefined)
    if (!isReading) {
      const asking = setInterval(ask, scanTimes.latePoll)
      return () => clearInterval(asking)
    }
    const asking = setInterval(ask, scanTimes.poll)
    const enough = setTimeout(() => clearInterval(asking), scanTimes.pollCap)
    return () => {
      clearInterval(asking)
      clearTimeout(enough)
    }
  }, [isReading, isLate, queryClient])
  return {
    reading: reading.map(({ filename }) => filename),
    read: documents.flatMap(({ id, status, filename }) => (status === 'passed' && seen.includes(id) ? [filename] : [])),
  }
}
