import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useFilings } from '../../ports/queries.ts'
import { words } from '../returns/copy.ts'
import { ReturnCard } from '../returns/ReturnCard.tsx'
import { filingOfCard } from './filing-of-card.ts'

/** Every return but the one that has the dashboard's card, newest first. */
export function Part() {
  const filings = useFilings()
  const ofCard = filingOfCard(filings)
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <T text={words.others} />
      </Heading>
      <Stack as="ul" gap={4}>
        {filings
          .filter((filing) => filing !== ofCard)
          .map((filing) => (
            <ReturnCard key={filing.id} filing={filing} headingLevel={3} />
          ))}
      </Stack>
    </Stack>
  )
}
