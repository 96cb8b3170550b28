import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Heading, Page as Sheet, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useReturnState } from '../../ports/queries.ts'
import { words } from './copy.ts'

/** Trying out a change, and dividing between partners, by the law of the return's year. */
export function Page() {
  const shown = useReturnState()
  return (
    <Sheet>
      <Stack gap={8}>
        <Stack as="header" gap={3}>
          <Heading level={1}>
            <T text={words.title} />
          </Heading>
          <Text size="lg" tone="muted">
            <T text={words.intro} />
          </Text>
        </Stack>
        <Deferred part="what-if/WhatIf" follows={shown} />
        <div>
          <LinkButton href="/tax-filing/review" variant="secondary">
            <T text={words.backToReview} />
          </LinkButton>
        </div>
      </Stack>
    </Sheet>
  )
}
