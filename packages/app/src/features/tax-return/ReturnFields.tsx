import type { TaxFiling } from '@aangiftewijs/domain/tax-return'

/** What a step's form says of the return it was made for, and of the version; empty where the form starts one. */
export const ReturnFields = ({ filing }: { readonly filing: TaxFiling | null }) => (
  <>
    <input type="hidden" name="filingId" value={filing?.id ?? ''} />
    {filing && <input type="hidden" name="version" value={filing.version} />}
  </>
)
