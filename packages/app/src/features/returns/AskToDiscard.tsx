import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { T } from '../../copy/words.tsx'
import { discardName, returnsPath } from './addresses.ts'
import { askWords } from './ask-to-discard.copy.ts'

/** Leads to the list of returns, where it is asked whether this one is to be discarded. Only the page that the server writes asks. */
export const AskToDiscard = ({ filing: { id, year, correctsFilingId } }: { readonly filing: TaxFiling }) => (
  <form action={returnsPath}>
    <Button type="submit" name={discardName} value={String(id)} variant="quiet" size="small">
      <T text={correctsFilingId === null ? askWords.return : askWords.correction} values={{ year }} />
    </Button>
  </form>
)
