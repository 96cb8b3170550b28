import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T } from '../../copy/words.tsx'
import { discardAsked, returnsPath } from './addresses.ts'
import { askWords } from './ask-to-discard.copy.ts'

/**
 * Leads to the list of returns, where it is asked whether this one is to be discarded. Only the page that the server writes asks, so the
 * whole window is loaded. A link and no button: a page that has no other need not carry what buttons do.
 */
export const AskToDiscard = ({ filing: { id, year, correctsFilingId } }: { readonly filing: TaxFiling }) => (
  <LinkButton href={`${returnsPath}?${discardAsked(id)}`} target="_top" variant="quiet" size="small">
    <T text={correctsFilingId === null ? askWords.return : askWords.correction} values={{ year }} />
  </LinkButton>
)
