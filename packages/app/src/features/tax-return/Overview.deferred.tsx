import { useCurrentFiling, useUser } from '../../ports/queries.ts'
import { InDutch } from './InDutch.tsx'
import { ReviewOverview } from './ReviewOverview.tsx'
import { useReturnDocuments } from './use-return-documents.ts'

/** All that was answered: to be read. Its script only follows what changes. */
export function Part() {
  const filing = useCurrentFiling()
  const user = useUser()
  const documents = useReturnDocuments(filing)
  if (filing === null) return null
  return (
    <InDutch>
      <ReviewOverview filing={filing} fullName={user?.fullName ?? ''} documents={documents} />
    </InDutch>
  )
}
