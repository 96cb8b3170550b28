import { Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { LanguageProvider, useLanguageChoice } from '../../copy/words.tsx'
import { useCurrentFiling, useUser } from '../../ports/queries.ts'
import { knownTax } from './known-amounts.ts'
import { FinancialSummary } from './ReviewDocuments.tsx'
import { ReviewOverview } from './ReviewOverview.tsx'
import { usePrefill } from './use-prefill.ts'
import { useCountedDocuments, useReturnDocuments } from './use-return-documents.ts'

/** What the documents come to and all that was answered: to be read. Its script only follows what changes. */
export function Part() {
  const filing = useCurrentFiling()
  const user = useUser()
  const documents = useReturnDocuments(filing)
  const counted = useCountedDocuments(filing)
  const prefill = usePrefill()
  if (filing === null) return null
  return (
    <InDutch>
      <FinancialSummary documents={counted} year={filing.year} />
      <ReviewOverview
        filing={filing}
        fullName={user?.fullName ?? ''}
        documents={documents}
        calculation={knownTax(filing, prefill)}
        isUnsaved={filing.incomeData === null || filing.deductionsData === null}
      />
    </InDutch>
  )
}

/** The overview is Dutch as a whole under the specification's mix. Spec 2 § 2.7. */
function InDutch({ children }: { readonly children: ReactNode }) {
  const content = <Stack gap={10}>{children}</Stack>
  if (useLanguageChoice() !== 'mix') return content
  return (
    <LanguageProvider value="nl">
      <div lang="nl">{content}</div>
    </LanguageProvider>
  )
}
