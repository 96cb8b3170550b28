import { useCurrentFiling, useUser } from '../../../ports/queries.ts'
import { useReturnDocuments } from '../papers/use-return-documents.ts'
import { InDutch } from '../submission/InDutch.tsx'
import { ReviewOverview } from './ReviewOverview.tsx'

/** All that was answered: to be read. Its script only follows what changes. */
export function Part() {
  const filing = useCurrentFiling()
  const user = useUser()
  const documents = useReturnDocuments(filing)
  if (filing === null) return null
  return (
    <InDutch>
      <ReviewOverview filing={filing} fullName={filing.submittedName ?? user?.fullName ?? ''} documents={documents} />
    </InDutch>
  )
}
