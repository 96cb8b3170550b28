import { Stack } from '@aangiftewijs/ui/layout'
import { useFilings } from '../../ports/queries.ts'
import { ReturnCard } from './ReturnCard.tsx'

/** Every return, newest first. */
export const Part = () => (
  <Stack as="ul" gap={4}>
    {useFilings().map((filing) => (
      <ReturnCard key={filing.id} filing={filing} headingLevel={2} />
    ))}
  </Stack>
)
