import { isCutShort, type TaxDocument } from '@aangiftewijs/domain/documents'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words as readingWords } from './reading.copy.ts'
import { SayButton } from './SayButton.tsx'
import { words } from './standing.copy.ts'

/** What was not read in time, or not all of it, can be read again. */
export function ReadAgain({ document }: { readonly document: TaxDocument }) {
  const isShort = document.status !== 'timed_out' && isCutShort(document)
  if (document.status !== 'timed_out' && !isShort) return null
  return (
    <Stack gap={2} align="start">
      {isShort && (
        <Text size="sm">
          <T text={readingWords.cutShort} />
        </Text>
      )}
      <SayButton document={document} patch={{ again: true }} fields={{ intent: 'again' }} done={words.beingRead}>
        <T text={words.readAgain} />
      </SayButton>
    </Stack>
  )
}
