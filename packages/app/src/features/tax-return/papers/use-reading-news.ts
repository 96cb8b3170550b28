import { scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import { useEffect, useState } from 'react'
import { useQueryClient } from '../../../ports/queries.ts'
import { isBeingRead } from '../../../ports/read-documents.ts'
import { refreshDocuments } from '../../../ports/refresh-documents.ts'

/** The documents that are being read while a page is open, and whether they still are. */
export interface ReadingNews {
  readonly names: readonly string[]
  readonly isReading: boolean
}

/** Asks how far documents are that are being read, as often and as long as the documents step does. Spec 1 § 4. */
export function useReadingNews(documents: readonly TaxDocument[]): ReadingNews {
  const queryClient = useQueryClient()
  const isReading = isBeingRead(documents)
  const [names, setNames] = useState<readonly string[]>([])
  const reading = documents.flatMap(({ status, filename }) => (status === 'scanning' ? [filename] : []))
  const more = reading.filter((name) => !names.includes(name))
  if (more.length > 0) setNames([...names, ...more])
  useEffect(() => {
    if (!isReading) return
    const asking = setInterval(() => refreshDocuments(queryClient).catch(() => undefined), scanTimes.poll)
    const enough = setTimeout(() => clearInterval(asking), scanTimes.pollCap)
    return () => {
      clearInterval(asking)
      clearTimeout(enough)
    }
  }, [isReading, queryClient])
  return { names, isReading }
}
