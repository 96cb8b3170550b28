import type { Evidence } from '@aangiftewijs/domain/documents'
import { Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words } from './reading.copy.ts'

/** The page something stands on, and its label there if it has one; nothing where it was not found on the paper. */
export function FoundOn({ place, label }: Pick<Evidence, 'place' | 'label'>) {
  if (!place) return null
  const { page } = place
  return (
    <Text size="sm" tone="muted">
      {label ? <T text={words.foundOn} values={{ page, label }} /> : <T text={words.foundOnPage} values={{ page }} />}
    </Text>
  )
}
