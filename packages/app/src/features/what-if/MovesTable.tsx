import type { Copy } from '@aangiftewijs/domain/language'
import { formulaWords } from '@aangiftewijs/domain/lawful-result'
import { type Cents, formatEuros } from '@aangiftewijs/domain/money'
import type { Move } from '@aangiftewijs/domain/what-if'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { pageLanguage, T, useLanguageChoice } from '../../copy/words.tsx'
import { words } from './copy.ts'

interface MovesTableProps {
  readonly caption: Copy
  readonly values?: Readonly<Record<string, string>>
  readonly moves: readonly Move[]
  /** Whether lines say whose they are. */
  readonly isCouple: boolean
  /** What the two amounts are of. */
  readonly before: Copy
  readonly after: Copy
  /** What stands beneath the lines, in cents. */
  readonly total: { readonly label: Copy; readonly before: Cents; readonly after: Cents }
  /** Whether a heading above says what the table is. @default false */
  readonly isCaptionHidden?: boolean
}

/** Lines of the trace that moved: what they were, are, and by how much; their total last. */
export function MovesTable({
  caption,
  values = {},
  moves,
  isCouple,
  before,
  after,
  total,
  isCaptionHidden = false,
}: MovesTableProps) {
  const language = pageLanguage(useLanguageChoice())
  const labelOf = ({ line, person }: Move) => {
    const { label } = formulaWords(line, language)
    if (!isCouple || person === null) return label
    return <T text={person === 'taxpayer' ? words.yourLine : words.partnersLine} values={{ line: label }} />
  }
  const amounts = (from: Cents, to: Cents) => ({
    before: formatEuros(from),
    after: formatEuros(to),
    difference: signed(to - from),
  })
  return (
    <DataTable
      caption={<T text={caption} values={values} />}
      isCaptionHidden={isCaptionHidden}
      columns={[
        { id: 'line', label: <T text={words.line} /> },
        { id: 'before', label: <T text={before} />, align: 'end' },
        { id: 'after', label: <T text={after} />, align: 'end' },
        { id: 'difference', label: <T text={words.difference} />, align: 'end' },
      ]}
      rows={[
        ...moves.map((move) => ({
          id: move.line.id,
          cells: { line: labelOf(move), ...amounts(move.before, move.after) },
        })),
        {
          id: 'total',
          isTotal: true,
          cells: { line: <T text={total.label} />, ...amounts(total.before, total.after) },
        },
      ]}
    />
  )
}

/** A difference says its direction. */
const signed = (cents: Cents) => (cents > 0 ? `+ ${formatEuros(cents)}` : formatEuros(cents))
