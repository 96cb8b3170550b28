import { isAmount } from '../candidates/amount-cells.ts'
import type { SlotName } from '../candidates/context.ts'
import { type Candidate, likeliestLabel } from '../candidates/features.ts'
import { type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import { telling } from './settle.ts'

/** Whether the label of an amount was taken from over it or from under it; null where it stands beside it. */
function sideOf({ labels }: Candidate): 'over' | 'under' | null {
  const share = (name: SlotName) => labels.get(name) ?? 0
  if (share('below') > telling) return 'under'
  return share('above') + share('before') + share('header') + share('headerAbove') > telling ? 'over' : null
}

/** Whether a line ends in the sign of an amount that stands a little higher or lower: as on a photo whose lines are bent. */
const isBare = (row: Row | undefined): boolean =>
  row !== undefined && !row.items.some(isAmount) && /(?:^|\s)(?:€|EUR)$/.test(textOfRow(row))

/** The lines of which a label was taken from over its amount, and it or another from under its own, or one of either side lacks its amount. */
export function disputedRows(candidates: readonly Candidate[], rows: readonly Row[]): ReadonlySet<Row> {
  const sides = new Map<unknown, Set<string>>()
  const claim = (what: unknown, side: string) => sides.set(what, (sides.get(what) ?? new Set()).add(side))
  const sided = candidates.flatMap((candidate) => {
    const side = sideOf(candidate)
    return side ? [{ row: candidate.spot.row, words: likeliestLabel(candidate)?.words ?? [], side }] : []
  })
  for (const { row, words, side } of sided) for (const what of [row, ...words]) claim(what, side)
  const isBoth = (what: unknown) => (sides.get(what)?.size ?? 0) > 1
  const isBetween = (row: Row) => ([-1, 1] as const).every((step) => isBare(rowsFrom(rows, row, step, 1)[0]))
  return new Set(sided.filter(({ row, words }) => isBetween(row) || [row, ...words].some(isBoth)).map(({ row }) => row))
}
