import { brokenOff, isTotal, type Row, rowsFrom, type Sheet } from '../candidates/sheet.ts'
import { type Cell, cellOf, overlaps, textOfWords } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import type { Model } from '../statements/model.ts'
import { captionOf, type TextField } from './captions.ts'
import { isLoanNumber, numberAtFront } from './loan-parts.ts'
import { saysCaption } from './name-facts.ts'
import { legalForm } from './name-stretches.ts'

/** A text and the label it stands at. */
export interface LabelledText {
  readonly concept: TextField
  readonly text: string
  readonly label: string
  readonly words: readonly Word[]
  readonly row: number
  /** Beside its label, or below it; or somewhere near it, known by what that says. */
  readonly layout: 'beside' | 'below' | 'near'
}

/** Most words of a label before its value in the same cell. */
const longestPrefix = 6

/** A line between the columns of a table that is drawn with letters. */
const bar = /^[|¦│║]$/

const isSigns = ({ text }: { readonly text: string }) => /^[:.\-–=]+$/.test(text)

/** What parts a label from its value in one cell. */
const parting = /^(?:[|¦│║=:]|[._·…]{3,})$/

/** The words of a value, up to the bar that ends its column. */
function upToBar(words: readonly Word[]): readonly Word[] {
  const own = words[0] && bar.test(words[0].text) ? words.slice(1) : words
  const end = own.findIndex((word) => bar.test(word.text))
  return end < 0 ? own : own.slice(0, end)
}

/** Finds names, years, numbers and periods: in the cell of their label, beside it, or below it. */
export function findTexts(sheet: Sheet, model: Model): LabelledText[] {
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      [cell, ...behindBars(cell)].flatMap((part) => textsAt(sheet, row, part, model, part !== cell)),
    ),
  )
}

/** What begins behind a bar in a line: `Zwolle, januari 2025 | leningnummer 40.771.593`. */
const behindBars = ({ words }: Cell): readonly Cell[] =>
  words.flatMap(({ text }, at) => (at > 1 && bar.test(text) && words[at + 1] ? [cellOf(words.slice(at + 1))] : []))

function textsAt(sheet: Sheet, row: Row, cell: Cell, model: Model, isBehindBar: boolean): LabelledText[] {
  for (let length = Math.min(longestPrefix, cell.words.length); length > 0; length--) {
    const label = textOfWords(cell.words.slice(0, length))
    const rest = upToBar(cell.words.slice(length)).filter((word) => !isSigns(word))
    // Words right behind a label without a colon make it a sentence, except for numbers, years and periods.
    const isApart =
      rest.length === 0 || /(?:[:=]|[._·…]{3,})$/.test(label) || parting.test(cell.words[length]?.text ?? '')
    const isNumber = /^[^\p{L}]*\d/u.test(textOfWords(rest))
    if (/:./.test(label) || !(isApart || isNumber)) continue
    const concept = captionOf(label, model)?.field
    if (!concept || (concept === 'loanPartNumber' && holdsNumber(label)) || (!isApart && concept.endsWith('Name')))
      continue
    const value = rest.length > 0 ? cellOf(rest) : null
    if (isBehindBar && !value) continue
    const [beside, ...others] = value ? [value] : isHeaderRow(sheet, row) ? [] : cellsBeside(row, cell, concept)
    const found = (text: Cell, layout: LabelledText['layout'], at: Row): LabelledText => ({
      concept,
      text: text.text,
      label,
      words: text.words,
      row: at.index,
      layout,
    })
    // Beside the caption of a number years may stand, over the columns of a table.
    const isOther = concept === 'loanPartNumber' && !isLoanNumber(numberAtFront(beside?.text ?? ''))
    const whole = (text: Cell, at: Row) => (concept.endsWith('Name') ? nameFrom(sheet, at, text, model) : text)
    if (beside && !isLabelText(beside, model) && !isOther)
      return [whole(beside, row), ...others].map((text) => found(text, 'beside', row))
    const below = cellsBelow(sheet, row, cell, model)
    // `Leningdeel 1` without anything below: the shorter caption has its value in the same cell.
    if (below.length > 0) return below.map(([at, text]) => found(whole(text, at), 'below', at))
  }
  return []
}

/** `Lening 71.88.204-A` is a caption with its value. */
const holdsNumber = (text: string) => /\d{3}|\d[\d./-]{3,}\d/.test(text)

const isLabelText = (cell: Cell, model: Model) => captionOf(cell.text, model) !== null

/** Headings of columns stand beside one another over a line of numbers. */
const isHeaderRow = ({ rows }: Sheet, { index, cells }: Row) =>
  cells.length > 2 &&
  !cells.some(({ text }) => /\d|:$/.test(text) || legalForm.test(text)) &&
  rows[index + 1]?.items.some(({ cell }) => /\d{3}/.test(cell.text))

/** What stands beside a label: of columns of loans, of which the first may have the totals, the number of each. */
function cellsBeside(row: Row, cell: Cell, concept: TextField): readonly Cell[] {
  const isOfLoans = concept === 'loanPartNumber'
  const all = row.cells
    .slice(row.cells.indexOf(cell) + 1)
    .filter((next) => !isSigns(next) && !(isOfLoans && isTotal(next)))
  return isOfLoans ? all : all.slice(0, 1)
}

/** A name with what is broken off it: closely under its beginning, no caption, and no digits as an address has. */
function nameFrom(sheet: Sheet, row: Row, cell: Cell, model: Model): Cell {
  const next = sheet.rows[row.index + 1]
  const more = brokenOff(row, next, cell)
  if (
    !next ||
    !more ||
    /\d|(?:nummer|nr|number|no)\.?:?$/i.test(more.text) ||
    isLabelText(more, model) ||
    saysCaption(more.text)
  )
    return cell
  // Beside a caption of any kind stands a value of its own.
  if (next.cells.some(({ right }) => right < more.left)) return cell
  return nameFrom(sheet, next, cellOf([...cell.words, ...more.words]), model)
}

/** So many lines below a label its column ends. */
const mostBelow = 29
/** As for amounts: further to the right a value belongs to something else. Points. */
const widestBand = 220

/** The cells right under a label, as far as they follow one another closely: a table column, or one value. */
function cellsBelow(sheet: Sheet, row: Row, cell: Cell, model: Model): (readonly [Row, Cell])[] {
  const found: (readonly [Row, Cell])[] = []
  // A value at the right of its box stands under no letter of its caption: up to the next caption the box is its own.
  const following = row.cells[row.cells.indexOf(cell) + 1]
  const band = {
    left: cell.left,
    right: Math.min(following?.left ?? Number.POSITIVE_INFINITY, cell.right + widestBand),
  }
  let bottom = row.bottom
  for (const next of rowsFrom(sheet.rows, row, 1, mostBelow)) {
    if (next.top - bottom > 2.2 * Math.max(row.size, next.size)) break
    const under = next.cells.find((candidate) => overlaps(candidate, band))
    if (!under) continue
    if (isLabelText(under, model) || under.words.length > 8) break
    found.push([next, under])
    bottom = next.bottom
  }
  return found
}
