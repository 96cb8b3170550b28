import type { Evidence } from '@aangiftewijs/domain/documents'
import { Text } from '@aangiftewijs/ui/layout'
import { useWords } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'

/** Where something stands on paper, in words. */
export const placeWords = (
  { page, label }: { readonly page: number; readonly label?: string },
  say: ReturnType<typeof useWords>,
): string => (label ? say(words.foundOn, { page, label }) : say(words.foundOnPage, { page }))

/** The page something stands on, and its label there if it has one; nothing where it was not found on the paper. */
export function FoundOn({ place, label }: Pick<Evidence, 'place' | 'label'>) {
  const say = useWords()
  if (!place) return null
  return (
    <Text size="sm" tone="muted">
      {placeWords({ page: place.page, label }, say)}
    </Text>
  )
}
