import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { usePage } from '../../shell/page-context.tsx'
import { divideHere } from './addresses.ts'

/** What a posted form about the division tells the server: of which return, as it was seen, and which page to come back to. */
export function DivisionFields({ filing: { id, version } }: { readonly filing: Pick<TaxFiling, 'id' | 'version'> }) {
  const { path } = usePage()
  return (
    <>
      <input type="hidden" name="filingId" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={`${path}#${divideHere}`} />
    </>
  )
}
