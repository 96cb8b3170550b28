import { Button } from '@aangiftewijs/ui/Button'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { tryWords } from './try.copy.ts'

/** Leads to a filled-in return of a fictional citizen; the server makes it, so it works without script. */
export const TryButton = () => (
  <form method="post" action="/try">
    <Button type="submit" variant="secondary" isFull>
      <T text={tryWords.button} />
    </Button>
  </form>
)

/** The same with what it does. */
export const TryIt = () => (
  <Stack gap={2}>
    <TryButton />
    <Text size="sm" tone="muted">
      <T text={tryWords.explained} />
    </Text>
  </Stack>
)
