import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { PapersDiffer } from './PapersDiffer.tsx'

/** Where the return that is open is not what its documents say. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  return filing && <PapersDiffer filing={filing} documents={documents} />
}
