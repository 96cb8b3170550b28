import { Button } from '@aangiftewijs/ui/Button'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { CarriedFields } from './CarriedFields.tsx'
import { tryWords } from './try.copy.ts'

/** Leads to a filled-in return of a fictional citizen; the server makes it, so it works without script. `children`: hidden fields. */
export const TryButton = ({ children }: { readonly children?: ReactNode }) => (
  <form method="post" action="/try">
    {children}
    <Button type="submit" variant="secondary" isFull>
      <T text={tryWords.button} />
    </Button>
  </form>
)

/** The same with what it does. */
export const TryIt = () => (
  <Stack gap={2}>
    <TryButton>
      <CarriedFields />
    </TryButton>
    <Text size="sm" tone="muted">
      <T text={tryWords.explained} />
    </Text>
  </Stack>
)
