import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import type { ButtonVariant } from '@aangiftewijs/ui/Button'
import { T } from '../../copy/words.tsx'
import { SayButton } from './SayButton.tsx'

interface VerdictButtonProps {
  readonly document: TaxDocument
  /** Null takes back what was said. */
  readonly verdict: TaxDocument['verdict']
  readonly text: Copy
  /** What is told when it is saved. */
  readonly done: Copy
  /** @default 'secondary' */
  readonly variant?: ButtonVariant
}

/** A button with which the person says whether, and for whom, a document counts. */
export const VerdictButton = ({ verdict, text, ...button }: VerdictButtonProps) => (
  <SayButton {...button} patch={{ verdict }} fields={{ intent: 'say', verdict: verdict ?? '' }}>
    <T text={text} />
  </SayButton>
)
