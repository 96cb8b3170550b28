import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { referenceOf } from '@aangiftewijs/domain/tax-return'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../copy/words.tsx'
import { useFilings } from '../../ports/queries.ts'
import { ReturnAction } from '../returns/ReturnAction.tsx'
import { words } from './standing.copy.ts'
import { documentTypeWords } from './type.copy.ts'

/** The documents that stand with other returns: named, so that one uploaded here and not listed here is not lost, with the way to them. */
export function OtherReturns({ documents }: { readonly documents: readonly TaxDocument[] }) {
  const filings = useFilings()
  if (documents.length === 0) return null
  const returns = filings.filter(({ id }) => documents.some(({ taxFilingId }) => taxFilingId === id))
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <T text={words.elsewhereTitle} />
      </Heading>
      <SummaryList
        rows={documents.map(({ id, type, filename, taxFilingId }) => ({
          id: String(id),
          term: filename,
          value: (
            <>
              <Text as="span">
                <T text={documentTypeWords(type)} />
              </Text>
              {' · '}
              <T
                text={words.elsewhere}
                values={{ year: filings.find((each) => each.id === taxFilingId)?.year ?? '–' }}
              />
            </>
          ),
        }))}
      />
      <Cluster gap={3}>
        {returns.map((filing) => (
          <ReturnAction key={filing.id} filing={filing} intent="documents">
            <T text={words.toElsewhere} values={{ year: filing.year }} />
            {filing.completed && ` (${referenceOf(filing)})`}
          </ReturnAction>
        ))}
      </Cluster>
    </Stack>
  )
}
