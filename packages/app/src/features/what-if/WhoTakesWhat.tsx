import { formatEuros } from '@aangiftewijs/domain/money'
import type { DividedPart } from '@aangiftewijs/domain/tax-law'
import { partWords } from '@aangiftewijs/domain/what-if'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { divisionWords, words } from './copy.ts'

interface WhoTakesWhatProps {
  readonly parts: readonly DividedPart[]
  /** Where the heading says it already.
   * @default false */
  readonly isCaptionHidden?: boolean
}

/** In cents. Halves are of whole euros. */
const euro = 100
const isHalved = ({ taxpayer, partner }: DividedPart) => Math.abs(taxpayer - partner) < euro

/** What each partner takes of what they divide; of halves that look unlike, why. */
export const WhoTakesWhat = ({ parts, isCaptionHidden = false }: WhoTakesWhatProps) => (
  <Stack gap={2}>
    <Table parts={parts} isCaptionHidden={isCaptionHidden} />
    {parts.some((part) => isHalved(part) && part.taxpayer !== part.partner) && (
      <Text size="sm" tone="muted">
        <T text={divisionWords.halves} />
      </Text>
    )}
  </Stack>
)

const Table = ({ parts, isCaptionHidden }: WhoTakesWhatProps) => (
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
