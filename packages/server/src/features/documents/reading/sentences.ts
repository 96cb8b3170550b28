import type { Row, Sheet } from './candidates/sheet.ts'
import type { LabelSpot } from './find-labels.ts'
import { type AmountItem, type LabelledAmount, labelled } from './labelled-amount.ts'
import type { Concept } from './labels/label.ts'
import { hedges, sentencePatterns, yearEnd, yearStart } from './labels/sentence-patterns.ts'
import { lettersOf } from './layout/letters.ts'
import type { Cell } from './layout/lines.ts'

/** What a sentence is worth that says in so many words what its amount is. */
const sureness = 0.95

/** Below that of a list: a letter that repeats or explains it does not contradict it. A list of payments says less than `in totaal`. */
const strengthOf = (concept: Concept) => (concept === 'amount' ? 0.98 : 0.92)

interface Piece {
  readonly row: Row
  readonly cell: Cell
  readonly item: AmountItem | null
}

/** The amounts that sentences name, such as `In 2024 betaalde u € 4.333,21 aan hypotheekrente.`, also over several lines; only those wanted. */
export function amountsInSentences(sheet: Sheet, wanted: readonly Concept[]): LabelledAmount[] {
  return paragraphsOf(sheet.rows)
    .flatMap(sentencesOf)
    .flatMap((pieces) => amountsOf(pieces, wanted))
}

/** Lines of one cell that follow one another at one left edge. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const paragraphs: Row[][] = []
  for (const row of rows) {
    const [cell, ...others] = row.cells
    const before = paragraphs.at(-1)?.at(-1)
    if (!cell || others.length > 0 || cell.words.length < 2) continue
    const isNext =
      before?.page === row.page &&
      before.index === row.index - 1 &&
      row.top - before.bottom < 1.3 * row.size &&
      Math.abs((before.cells[0]?.left ?? 0) - cell.left) < 1.5 * row.size
    if (isNext) paragraphs.at(-1)?.push(row)
    else paragraphs.push([row])
  }
  return paragraphs
}

/** Ends a sentence; not the full stop of `dhr.` or `nr.`, nor a greeting. */
const endOfSentence = /[\p{L}\d)%][.!?]$|,-[.!?]$/u

function sentencesOf(rows: readonly Row[]): Piece[][] {
  const sentences: Piece[][] = [[]]
  for (const row of rows)
    for (const item of row.items) {
      sentences.at(-1)?.push({ row, cell: item.cell, item: item.kind === 'amount' ? item : null })
      const isEnd = endOfSentence.test(item.cell.text) && item.cell === row.items.at(-1)?.cell
      if (isEnd) sentences.push([])
    }
  return sentences.flatMap(cutInside)
}

/** A sentence that ends in the middle of a line: its text holds a full stop, a space and a capital. */
function cutInside(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]]
  for (const piece of pieces) {
    // The full stop behind an amount is read with it.
    const before = parts.at(-1)?.at(-1)
    if (before?.item && /[.!?]$/.test(before.cell.text) && /^\p{Lu}/u.test(piece.cell.text)) parts.push([])
    const cuts = piece.item ? [] : piece.cell.text.split(/(?<=^|[\p{Ll}\d)%][.!?]|^[.!?])\s+(?=\p{Lu})/u)
    if (cuts.length < 2) parts.at(-1)?.push(piece)
    else
      for (const [at, text] of cuts.entries()) {
        if (at > 0) parts.push([])
        parts.at(-1)?.push({ ...piece, cell: { ...piece.cell, text } })
      }
  }
  return parts.filter((part) => part.some(({ item }) => item !== null))
}

function amountsOf(pieces: readonly Piece[], wanted: readonly Concept[]): LabelledAmount[] {
  return pieces.flatMap((piece, at) => {
    if (!piece.item?.amount.isPlainlyMoney) return []
    const said = pieces
      .map((other, index) => (index === at ? '¤' : other.item ? '¢' : other.cell.text))
      .join(' ')
      .toLowerCase()
      .replace(/\s+/g, ' ')
    const concept = conceptOf(said, wanted)
    if (!concept) return []
    const printed = pieces.map(({ cell }) => cell.text).join(' ')
    return [labelled(spotOf(concept, printed, piece), piece.item, piece.row, sureness, false)]
  })
}

/** What the amount `¤` of a sentence is; null when it does not say, or says it of another time or not for certain. */
function conceptOf(said: string, wanted: readonly Concept[]): Concept | null {
  if (hedges.test(said)) return null
  const found = sentencePatterns.filter(
    ({ concept, says, unless }) =>
      wanted.includes(concept) &&
      says.some((pattern) => pattern.test(said)) &&
      !unless?.test(said) &&
      (concept !== 'remainingBalance' || (yearEnd.test(said) && !yearStart.test(said))),
  )
  const [first] = found
  return first && found.every(({ concept }) => concept === first.concept) ? first.concept : null
}

const spotOf = (concept: Concept, printed: string, { row, cell }: Piece): LabelSpot => ({
  match: { concept, strength: strengthOf(concept), exactness: 1, isTotal: false, letters: lettersOf(printed) },
  printed,
  cells: [cell],
  rows: [row],
  left: cell.left,
  right: cell.right,
})
