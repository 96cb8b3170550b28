import type { LawfulFigure } from '@aangiftewijs/domain/lawful-result'
import { dividedWords, divisionNow } from '@aangiftewijs/domain/what-if'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { divisionHere } from './addresses.ts'
import { WhoTakesWhat } from './WhoTakesWhat.tsx'

/** How the return of a couple divides what they may divide: they fill it in themselves in the real one. Nothing where there is nothing to divide. */
export function DivisionInReturn({ result: { year, household } }: { readonly result: LawfulFigure }) {
  const parts = divisionNow(year, household)
  if (parts.length === 0) return null
  return (
    <Card as="section" id={divisionHere} title={<T text={dividedWords.title} />} headingLevel={2}>
      <Stack gap={3}>
        <WhoTakesWhat parts={parts} isCaptionHidden />
        <Text tone="muted">
          <T text={dividedWords.takeOver} />
        </Text>
      </Stack>
    </Card>
  )
}
