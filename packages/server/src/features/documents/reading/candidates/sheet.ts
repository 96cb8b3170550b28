import { withJustified } from '../layout/justified.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, cellOf, endTogether, type Line, linesOf, overlaps } from '../layout/lines.ts'
import type { TextPage } from '../layout/page.ts'
import { inPanels } from '../layout/panels.ts'
import { type Amount, hasCents, type Item, isAmount, itemsOf } from './amount-cells.ts'
import { withBrokenAmounts } from './broken-amounts.ts'
import { withLostCommas } from './lost-commas.ts'
import { withWideHeadings } from './wide-headings.ts'

/** A line with its amounts told apart from its text, and its place in the reading order of the whole file. */
export interface Row extends Line {
  readonly index: number
  readonly items: readonly Item[]
  /** Its text, cells parted by two spaces. */
  readonly text: string
  /** Its letters only. */
  readonly letters: string
}

/** All lines of a file in reading order. */
export interface Sheet {
  readonly rows: readonly Row[]
  readonly origin: 'print' | 'ocr'
}

/** The lines of a file, with amounts whole that were taken apart, and numbers that are no money as text. */
export function sheetOf(pages: readonly TextPage[]): Sheet {
  const printed = pages
    .flatMap((page) => inPanels(withJustified(linesOf(page))))
    .map((line, index): Row => {
      const text = line.cells.map((cell) => cell.text).join('  ')
      return { ...line, index, items: itemsOf(line), text, letters: lettersOf(text) }
    })
  const whole = withBrokenAmounts(withLostCommas(withoutBareNumbers(withCents(withLikeYears(printed)))))
  const rows = withWideHeadings(withoutOtherNumbers(withoutBoxNumbers(withoutRates(whole))))
  return { rows, origin: pages.some((page) => page.origin === 'ocr') ? 'ocr' : 'print' }
}

export const textOfRow = ({ text }: Row): string => text
export const lettersOfRow = ({ letters }: Row): string => letters

/** The rows at the top of a paper, where its titles stand. */
export const headOf = (rows: readonly Row[]): readonly Row[] => {
  const isInPanels = rows.some(({ panel }) => panel !== '')
  const ofPage = isInPanels ? rows.filter(({ page }) => page === rows[0]?.page).sort((a, b) => a.top - b.top) : rows
  return ofPage.slice(0, 15)
}

/** The letters of what may be a title: text without amounts that is not the end of a sentence. */
export const titlesOf = (rows: readonly Row[]): readonly string[] =>
  headOf(rows)
    .filter((row) => row.items.every(({ kind }) => kind === 'text') && !textOfRow(row).endsWith('.'))
    .map(lettersOfRow)

/** Whether some row says something, as letters. */
export const says = (rows: readonly Row[], words: RegExp): boolean => rows.some((row) => words.test(lettersOfRow(row)))

/** The same, as it is printed. */
export const mentions = (rows: readonly Row[], words: RegExp): boolean => rows.some((row) => words.test(textOfRow(row)))

/** Whether one row is of the other's panel, or of what both panels stand in. */
export const isOfPanel = (other: Row, { panel }: Row): boolean => panel.startsWith(other.panel)

/** The rows of the same page, and of no panel beside it, before or after one, nearest first; of a whole file, or of a part of one. */
export function rowsFrom(rows: readonly Row[], row: Row, step: 1 | -1, most: number): readonly Row[] {
  const found: Row[] = []
  for (let at = row.index - (rows[0]?.index ?? 0) + step; found.length < most; at += step) {
    const other = rows[at]
    if (other?.page !== row.page) break
    if (isOfPanel(other, row)) found.push(other)
  }
  return found
}

/** How many lines up a heading stands over its column at most. */
const farthestHeading = 44

/** What stands straight over a cell in the lines of its page, nearest first. */
export function* itemsOver(rows: readonly Row[], row: Row, cell: Cell): Generator<{ row: Row; over: Item }> {
  for (const other of rowsFrom(rows, row, -1, farthestHeading)) {
    const over = overColumn(other, cell)
    if (over) yield { row: other, over }
  }
}

/** What stands over a cell in another line. */
export const overColumn = ({ items }: Row, cell: Cell): Item | undefined =>
  items.find((one) => overlaps(one.cell, cell))

/** Lines of one entry stand closer together than this, in sizes of letters. */
const lineHeight = 1.35

/** What stands closely under the beginning of a cell, where its text is broken and goes on in the next row. */
export function brokenOff(row: Row, next: Row | undefined, cell: Cell): Cell | undefined {
  const under =
    next?.page === row.page ? next.cells.find(({ left }) => Math.abs(left - cell.left) < 0.3 * row.size) : undefined
  const [first, rest] = [cell.words[0], under?.words[0]]
  const isClose = first && rest && rest.y + rest.height - first.y - first.height < lineHeight * first.height
  return isClose ? under : undefined
}

/** Whether a text says that its line is a sum. */
export const isTotal = ({ text }: { readonly text: string }) =>
  /^(?:sub)?(?:totaal|totalen|total|som|samen)|^(?:alles|alle\w+)?(?:bijelkaar|samen|opgeteld)$|^both/.test(
    lettersOf(text),
  )

const likeYear = /^(?:19|20)\d\d$/
const isWholeEuros = (item: Item) => isAmount(item) && /^\d{3,}$/.test(item.cell.text)

/** Whether an item is what the numbers of two or more lines right above it in its column add up to. */
function isSumAbove(rows: readonly Row[], { index }: Row, { cell }: Item): boolean {
  let [sum, count] = [0, 0]
  for (let at = index - 1; at >= 0; at--) {
    const own = rows[at]?.items.find(
      (item) => isAmount(item) && /^\d+$/.test(item.cell.text) && endTogether(item.cell, cell),
    )
    if (!own) return false
    sum += Number(own.cell.text)
    if (++count > 1 && sum === Number(cell.text)) return true
  }
  return false
}

/** In a line of whole euros without any mark, or under those that it adds up, what looks like a year is an amount, too, unless the line begins with it. */
const withLikeYears = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => {
    if (!row.items.some(({ cell }) => likeYear.test(cell.text))) return row
    const isOfEuros = row.items.some(isWholeEuros)
    const asAmount = (item: Item, at: number): Item =>
      at > 0 && item.kind === 'text' && likeYear.test(item.cell.text) && (isOfEuros || isSumAbove(rows, row, item))
        ? {
            ...item,
            kind: 'amount',
            amount: { cents: 100 * Number(item.cell.text), isPlainlyMoney: false, confidence: 0.9 },
          }
        : item
    return { ...row, items: row.items.map(asAmount) }
  })

const centsHeading = /^(?:cents?|cts?)\.?$/i
/** What stands over one of both columns alone heads neither. */
const eurosOrCents = /^(?:€|eur|euro['’]?s?|cents?|cts?)\.?$/i
/** How far a number may stand from the middle of its heading. Points. */
const reach = 22

/** Old forms print cents in a column of their own, under `cent`: they belong to the euros on their left. */
function withCents(rows: readonly Row[]): readonly Row[] {
  const headings = rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const word = cell.words.at(-1)
      return word && centsHeading.test(word.text) ? [{ row, middle: word.x + word.width / 2 }] : []
    }),
  )
  if (headings.length === 0) return rows
  return rows.map((row) => {
    if (headings.some((one) => one.row === row))
      return { ...row, items: row.items.filter(({ cell }) => !eurosOrCents.test(cell.text)) }
    const last = headings.findLast((one) => one.row.page === row.page && one.row.index < row.index)
    const middles = headings.flatMap((one) => (one.row === last?.row ? [one.middle] : []))
    const centsAt = (at: number) => centsUnder(middles, row.items[at - 1], row.items[at])
    const items = row.items.map((item, at) => {
      const more = centsAt(at + 1)
      if (!more || !isAmount(item)) return item
      const cents = item.amount.cents + (Math.sign(item.amount.cents) || 1) * (more.amount.cents / 100)
      const cell = cellOf([...item.cell.words, ...more.cell.words])
      return { ...item, cell, amount: { ...item.amount, cents, isPlainlyMoney: true } }
    })
    return { ...row, items: items.filter((_, at) => !centsAt(at)) }
  })
}

/** The number of two digits right under one of the headings of cents, behind whole euros. */
function centsUnder(middles: readonly number[], before: Item | undefined, item: Item | undefined): Amount | null {
  if (item?.kind !== 'amount' || before?.kind !== 'amount' || !/^\d\d$/.test(item.cell.text)) return null
  const isUnder = middles.some((middle) => Math.abs((item.cell.left + item.cell.right) / 2 - middle) < reach)
  return isUnder && before.amount.cents % 100 === 0 && !/[.,]\d\d$/.test(before.cell.text) ? item : null
}

const isBare = (item: Item) => item.kind === 'amount' && !item.amount.isPlainlyMoney
const centsOf = (item: Item) => (item.kind === 'amount' ? item.amount.cents : null)
/** Fewest amounts with cents, and their part of all that are plainly money, of a paper that prints cents everywhere. */
const fewestWithCents = 4
const mostly = 0.9

/** Where a paper prints cents, a bare number is no amount: a house number, a mark of a footnote, the number of a column. */
function withoutBareNumbers(rows: readonly Row[]): readonly Row[] {
  const money = rows.flatMap(({ items }) => items.filter((item) => isAmount(item) && !isBare(item)))
  const withCents = money.filter(hasCents).length
  if (withCents < fewestWithCents || withCents < mostly * money.length) return rows
  return rows.map((row) => {
    if (!row.items.some(isBare)) return row
    const items = itemsOf(row, 'plainly money')
    const kept = new Set(items.map(centsOf))
    // Amounts that were put together of several numbers are not taken apart.
    return row.items.every((item) => isBare(item) || kept.has(centsOf(item))) ? { ...row, items } : row
  })
}

/** The same rows, with those items as text that are no amounts. */
const asText = (rows: readonly Row[], isNone: (row: Row, at: number) => boolean): readonly Row[] =>
  rows.map((row) => {
    // Rows that stay are known by what they say.
    if (!row.items.some((_, at) => isNone(row, at))) return row
    return { ...row, items: row.items.map((item, at) => (isNone(row, at) ? { kind: 'text', cell: item.cell } : item)) }
  })

/** What a column of rates is headed with. */
const rateHeading =
  /(?<!\d\s?)%$|(?:percentage|rentevoet|interest rate|rente (?:in )?%)(?: per jaar| p\.?j\.?| per year)?$/i
/** No rate of interest is higher, in cents of what it was read as: but for `2,650`, of three decimals, and what lost its comma. */
const highestRate = 2_000
const ofThreeDecimals = /^\d{1,2}[.,]\d{3}$/

/** Under `Rente %` stand rates, not amounts, though no sign is printed with each. */
function withoutRates(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ cells }) => cells.some(({ text }) => rateHeading.test(text)))) return rows
  return asText(rows, (row, at) => {
    const item = row.items[at]
    if (item?.kind !== 'amount') return false
    if (item.amount.cents >= highestRate && !isBare(item) && !ofThreeDecimals.test(item.cell.text)) return false
    const heading = [...itemsOver(rows, row, item.cell)].find(
      ({ over }) => over.kind === 'text' && /\p{L}|%/u.test(over.cell.text),
    )
    return heading !== undefined && rateHeading.test(heading.over.cell.text)
  })
}

/** Fewest numbers in a row that count the boxes or lines of a form. */
const fewest = 3
/** The part of all numbers before texts that go on counting. */
const mostlyCounting = 0.6

function countOf({ items }: Row, at: number): number | null {
  const [item, next] = [items[at], items[at + 1]]
  const isCount = item?.kind === 'amount' && /^\d{1,2}[.)]?$/.test(item.cell.text)
  return isCount && next?.kind === 'text' && /\p{L}/u.test(next.cell.text) ? Number.parseInt(item.cell.text, 10) : null
}

/** The numbers before the texts of a form, 1, 2, 3 and so on, are text: no label is theirs. */
function withoutBoxNumbers(rows: readonly Row[]): readonly Row[] {
  const counts = rows.flatMap((row) => row.items.flatMap((_, at) => countOf(row, at) ?? []))
  // Each part of a form may count from one again; a scan may have lost a number.
  const goesOn = (count: number, before = 0) =>
    count === 1 || count === before + 1 || (count === before + 2 && rows[0]?.origin === 'ocr')
  const further = counts.filter((count, at) => at > 0 && goesOn(count, counts[at - 1])).length
  const isForm = counts.length >= fewest && further >= mostlyCounting * (counts.length - 1)
  return isForm ? asText(rows, (row, at) => countOf(row, at) !== null) : rows
}

/** What ends so names a number. */
const numbered = /(?:nummer|nr|number|no|bsn|rsin|kvk|dossier|kenmerk|reference)\s?[.:]?$/i

const isDigits = (item: Item | undefined) => item?.kind === 'amount' && /^[\d ]+$/.test(item.cell.text)

/** Whether what stands right over an item, or the last thing before that on the line above, is called a number, and nothing stands between. */
function isBelowName(above: Row | undefined, items: readonly Item[], at: number): boolean {
  const [own, before] = [items[at]?.cell, items[at - 1]?.cell]
  const name = above?.items.findLast(({ cell }) => own && cell.left <= own.left)
  const isNext = name !== undefined && (before?.right ?? 0) <= name.cell.left
  return isNext && name.kind === 'text' && /\p{Ll}{2}.*:$/u.test(name.cell.text) && numbered.test(name.cell.text)
}

/** What of the number of an account or of a body may end a line. */
const numberAtEnd = /\b(?:[A-Z]{2}\d\d ?[A-Z]{4}|(?:RSIN|KvK)(?:-nummer)?)(?:[ .]?\d{1,4})*$/i

/**
 * Digits that are called a number are no money, unless a mark of a currency or cents behind a comma say so; nor are groups of them side by side, one of
 * which begins with a nought, as in `412 889 307 01`.
 */
const withoutOtherNumbers = (rows: readonly Row[]): readonly Row[] =>
  asText(rows, ({ items, index, origin }, at) => {
    const own = items[at]
    if (at === 0 && isDigits(own) && numberAtEnd.test(rows[index - 1]?.text ?? '')) return true
    if (own?.kind !== 'amount' || !/^[\d. ]+$/.test(own.cell.text)) return false
    // A scan may take a comma for a full stop; in print it is the number of an account.
    if (origin === 'print' && /^\d{1,3}(?:\.\d{3})+\.\d{2}$/.test(own.cell.text)) return true
    if (isDigits(own) && isBelowName(rows[index - 1], items, at)) return true
    const before = items.findLastIndex((item, place) => place < at && !isDigits(item))
    const behind = items.findIndex((item, place) => place > at && !isDigits(item))
    const [name, group] = [items[before], items.slice(before + 2, behind < 0 ? items.length : behind)]
    const isNamed = name?.kind === 'text' && numbered.test(name.cell.text)
    return isNamed || (isDigits(own) && group.some(({ cell }) => /^0\d/.test(cell.text)))
  })
