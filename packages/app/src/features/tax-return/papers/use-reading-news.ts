import { scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import { useEffect, useState } from 'react'
import { useQueryClient } from '../../../ports/queries.ts'
import { isBeingRead } from '../../../ports/read-documents.ts'
import { refreshDocuments } from '../../../ports/refresh-documents.ts'

/** The names of the documents that are being read, and of those that were read since the page was opened. */
export interface ReadingNews {
  readonly reading: readonly string[]
  readonly read: readonly string[]
}

/** Asks how far documents are that are being read, as often and as long as the documents step does. Spec 1 § 4. */
export function useReadingNews(documents: readonly TaxDocument[]): ReadingNews {
  const queryClient = useQueryClient()
  const isReading = isBeingRead(documents)
  /** Those that were being read at some time. */
  const [seen, setSeen] = useState<readonly number[]>([])
  const reading = documents.filter(({ status }) => status === 'scanning')
  const more = reading.flatMap(({ id }) => (seen.includes(id) ? [] : [id]))
  if (more.length > 0) setSeen([...seen, ...more])
  useEffect(() => {
    if (!isReading) return
    const asking = setInterval(() => refreshDocuments(queryClient).catch(() => undefined), scanTimes.poll)
    const enough = setTimeout(() => clearInterval(asking), scanTimes.pollCap)
    return () => {
      clearInterval(asking)
      clearTimeout(enough)
    }
  }, [isReading, queryClient])
  return {
    reading: reading.map(({ filename }) => filename),
    read: documents.flatMap(({ id, status, filename }) => (status === 'passed' && seen.includes(id) ? [filename] : [])),
  }
}
