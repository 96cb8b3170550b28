import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useFilings } from '../../ports/queries.ts'
import { words } from '../returns/copy.ts'
import { ReturnCard } from '../returns/ReturnCard.tsx'

/** Every return but the one that is worked on, which has a card of its own, newest first. */
export function Part() {
  const filings = useFilings()
  const current = useCurrentFiling()
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <T text={words.others} />
      </Heading>
      <Stack as="ul" gap={4}>
        {filings
          .filter((filing) => filing.id !== current?.id)
          .map((filing) => (
            <ReturnCard key={filing.id} filing={filing} headingLevel={3} />
          ))}
      </Stack>
    </Stack>
  )
}
