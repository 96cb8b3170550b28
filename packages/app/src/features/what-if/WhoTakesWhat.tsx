import { formatEuros } from '@aangiftewijs/domain/money'
import type { DividedPart } from '@aangiftewijs/domain/tax-law'
import { partWords } from '@aangiftewijs/domain/what-if'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { T } from '../../copy/words.tsx'
import { divisionWords, words } from './copy.ts'

interface WhoTakesWhatProps {
  readonly parts: readonly DividedPart[]
  /** Where the heading says it already.
   * @default false */
  readonly isCaptionHidden?: boolean
}

/** What each partner takes of what they divide. */
export const WhoTakesWhat = ({ parts, isCaptionHidden = false }: WhoTakesWhatProps) => (
  <DataTable
    caption={<T text={divisionWords.table} />}
    isCaptionHidden={isCaptionHidden}
    columns={[
      { id: 'part', label: <T text={divisionWords.part} /> },
      { id: 'you', label: <T text={words.you} />, align: 'end' },
      { id: 'partner', label: <T text={words.partner} />, align: 'end' },
    ]}
    rows={parts.map(({ part, taxpayer, partner }) => ({
      id: part,
      cells: { part: <T text={partWords[part]} />, you: formatEuros(taxpayer), partner: formatEuros(partner) },
    }))}
  />
)
