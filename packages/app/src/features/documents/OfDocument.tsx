import type { Copy } from '@aangiftewijs/domain/language'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../copy/words.tsx'

interface OfDocumentProps {
  readonly text: Copy
  /** The document's file name. */
  readonly name: string
}

/** The words of a control that every document has: who hears them, or says them, needs to know of which. */
export const OfDocument = ({ text, name }: OfDocumentProps) => (
  <>
    <T text={text} />
    <VisuallyHidden> {name}</VisuallyHidden>
  </>
)
