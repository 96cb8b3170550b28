import type { PageBox } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import type { Item } from './candidates/amount-cells.ts'
import type { Row } from './candidates/sheet.ts'
import type { LabelSpot } from './find-labels.ts'
import type { Concept } from './labels/label.ts'
import { lettersOf } from './layout/letters.ts'
import { boxAround } from './layout/page.ts'

export type AmountItem = Extract<Item, { kind: 'amount' }>

/** An amount on a line. */
export interface Beside {
  readonly item: AmountItem
  readonly row: Row
}

/** An amount and the label it belongs to. */
export interface LabelledAmount {
  readonly concept: Concept
  readonly cents: Cents
  /** 0 to 1, from the label, the characters and the layout together. */
  readonly confidence: number
  readonly strength: number
  readonly isTotal: boolean
  /** The label as printed, and as letters only. */
  readonly label: string
  readonly letters: string
  readonly place: PageBox | null
  readonly page: number
  /** Row of the amount in reading order. */
  readonly row: number
  /** The same for amounts of one column under one label. */
  readonly group: unknown
}

/** What the way an amount stands to its label is worth. */
export const sureness = { beside: 0.98, below: 0.95, column: 0.95, before: 0.92, unclear: 0.5 } as const

/** An amount as it is believed to belong to a label; `layout` is one of {@link sureness}. */
export function labelled(
  spot: LabelSpot,
  item: AmountItem,
  row: Row,
  layout: number,
  isTotal = isTotalRow(row, spot),
): LabelledAmount {
  return {
    concept: spot.match.concept,
    cents: item.amount.cents,
    confidence: layout * item.amount.confidence * spot.match.exactness,
    strength: spot.match.strength,
    isTotal: isTotal || spot.match.isTotal,
    label: spot.printed,
    letters: spot.match.letters,
    place: boxAround(item.cell.words.map((word) => word.place)),
    page: row.page,
    row: row.index,
    group: spot,
  }
}

const totalRow = /^(?:totaal|totale|total|jaartotaal|eindtotaal|samen|alles|together)/

/** A row of a table that begins with "Totaal", and is not the label itself. */
function isTotalRow(row: Row, spot: LabelSpot): boolean {
  const [first] = row.items
  return first?.kind === 'text' && !spot.cells.includes(first.cell) && totalRow.test(lettersOf(first.cell.text))
}
