import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T } from '../../copy/words.tsx'
import { type AskedAt, discardAsked, discardHere, returnsPath } from './addresses.ts'
import { askWords } from './ask-to-discard.copy.ts'

interface AskToDiscardProps {
  readonly filing: TaxFiling
  /** The page it stands on: who keeps the return is led back to this link. */
  readonly at: AskedAt
}

/**
 * Leads to the list of returns, where it is asked whether this one is to be discarded. Only the page that the server writes asks, so the
 * whole window is loaded.
 */
export const AskToDiscard = ({ filing: { id, year, correctsFilingId }, at }: AskToDiscardProps) => (
  <LinkButton
    id={discardHere}
    href={`${returnsPath}?${discardAsked(id, at)}`}
    target="_top"
    variant="quietDanger"
    size="small"
  >
    <T text={correctsFilingId === null ? askWords.return : askWords.correction} values={{ year }} />
  </LinkButton>
)
