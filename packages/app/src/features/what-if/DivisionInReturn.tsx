import type { LawfulResult } from '@aangiftewijs/domain/lawful-result'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { dividedWords, divisionIn } from '@aangiftewijs/domain/what-if'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { divideHere, divisionHere } from './addresses.ts'
import { chosenWords } from './copy.ts'
import { DivisionPress } from './DivisionPress.tsx'
import { WhoTakesWhat } from './WhoTakesWhat.tsx'

interface DivisionInReturnProps {
  readonly result: LawfulResult
  readonly filing: TaxFiling
}

/**
 * How the return of a couple divides what they may divide: they fill it in themselves in the real one. Nothing where there is nothing to
 * divide. Where the law gives no figure, the chosen one that counts in what the rest comes to, with the press that takes it back.
 */
export function DivisionInReturn({ result, filing }: DivisionInReturnProps) {
  const parts = divisionIn(result)
  if (parts.length === 0) return null
  return (
    <Card as="section" id={divisionHere} title={<T text={dividedWords.title} />} headingLevel={2}>
      <Stack gap={3}>
        <WhoTakesWhat parts={parts} isCaptionHidden />
        <Text tone="muted">
          <T text={dividedWords.takeOver} />
        </Text>
        {result.kind === 'unsupported' && <CountsInRest filing={filing} />}
      </Stack>
    </Card>
  )
}

const CountsInRest = ({ filing }: Pick<DivisionInReturnProps, 'filing'>) => (
  <Stack gap={3} id={divideHere}>
    <Text>
      <T text={chosenWords.countsInRest} />
    </Text>
    <DivisionPress filing={filing} intent="undo" />
  </Stack>
)
