import { brokenOff, isTotal, lineHeight } from '../candidates/rows.ts'
import { lettersOfRow, type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, cellOf } from '../layout/lines.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { cut, type Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, isInColumn, isSumOfColumn, telling } from './settle.ts'

const isWage = (amount: ScoredAmount) => amount.shareOf('salary').part > telling

const title =
  /^\s*(?:(?:uw|de|your)\s+)?(?:loon)?\s*(?:jaaropga[av]en?|jaaropgaaf|jaarloonopga[av]e|(?:annual|year-end) (?:(?:income|wage|salary) )?statement|income statement)\b/i

/**
 * Cuts a file with several income statements into one passage each. It is cut only where the cut leaves every passage one
 * wage: at page ends, else at titles, else at lines of a table or at employers; a file that cannot be cut so is read as one, and its figures contradict each other.
 */
export function splitStatements(whole: Passage): readonly Passage[] {
  const passage = withoutExplanations(whole)
  const all = passage.amounts.filter(isWage)
  const titled = cutAtNamedTitles(passage)
  if (new Set(all.map((wage) => wage.cents)).size < 2) return titled ?? cutAtLines(passage) ?? [passage]
  const firstOfPages = passage.rows.filter(({ page }, at) => page !== passage.rows[at - 1]?.page)
  const found = [firstOfPages, titleRows(passage.rows)]
    .map((rows) => cut(passage, startsOf(rows, all)))
    .find((parts) => isCleanCut(parts, all))
  return found ?? cutAtLines(passage) ?? cutAtEmployers(passage, all) ?? titled ?? [passage]
}

/** Several titles, each with its own employer or citizen's number and with amounts under it, are several statements whatever their wages are called. */
function cutAtNamedTitles(passage: Passage): readonly Passage[] | null {
  const titles = titleRows(passage.rows).filter(({ cells }) => cells.length === 1)
  const areAlike = new Set(titles.map(lettersOfRow)).size === 1
  const starts = titles.map(({ index }) => index)
  const parts = areAlike ? cut(passage, starts) : []
  const isWhole = ({ texts, amounts }: Passage) =>
    amounts.length > 1 && texts.some(({ concept }) => concept === 'employerName' || concept === 'bsn')
  return parts.length > 1 && parts.every(isWhole) ? parts : null
}

const titleRows = (rows: readonly Row[]) =>
  rows.filter(
    (row) => row.cells.some(({ text }) => title.test(text) && !/[:=]$/.test(text)) && textOfRow(row).length < 80,
  )

/**
 * Without the amounts of pages that name nobody: a page with the labels of a statement, but no title, employer or citizen's number of
 * its own behind one that has them, explains the statement with the figures of an example.
 */
function withoutExplanations(passage: Passage): Passage {
  const wages = passage.amounts.filter(isWage)
  const pages = [...new Set(wages.map((wage) => wage.page))].sort((a, b) => a - b)
  const [first, ...others] = pages
  const pageOf = new Map(passage.rows.map((row) => [row.index, row.page]))
  const isNamed = (page: number) =>
    passage.rows.some((row) => row.page === page && row.cells.some((cell) => title.test(cell.text))) ||
    passage.texts.some(
      ({ concept, row }) => (concept === 'employerName' || concept === 'bsn') && pageOf.get(row) === page,
    )
  const nameless = new Set(first !== undefined && isNamed(first) ? others.filter((page) => !isNamed(page)) : [])
  return nameless.size === 0
    ? passage
    : { ...passage, amounts: passage.amounts.filter(({ page }) => !nameless.has(page)) }
}

/** Employers named one after another, in blocks or in the lines of a table; a total over them all is nobody's wage. */
function cutAtEmployers(passage: Passage, wages: readonly ScoredAmount[]): readonly Passage[] | null {
  const named = passage.texts.filter((text) => text.concept === 'employerName' && !isTotal(text))
  const isNew = (text: LabelledText, at: number) =>
    named.findIndex((other) => lettersOf(other.text) === lettersOf(text.text)) === at
  const starts = named.filter(isNew).map((text) => text.row)
  const parts = cut(
    { ...passage, amounts: passage.amounts.filter((amount) => !isSumOfColumn(amount, passage.amounts)) },
    starts,
  )
  const own = wages.filter((wage) => !isSumOfColumn(wage, passage.amounts))
  return isCleanCut(parts, own) ? parts : null
}

const isCleanCut = (parts: readonly Passage[], wages: readonly ScoredAmount[]) =>
  parts.length > 1 &&
  parts.every((part) => {
    const own = wages.filter((wage) => part.rows.some((row) => row.index === wage.row))
    return new Set(own.map((wage) => wage.cents)).size === 1
  })

/** Of the rows where a statement may begin those that have a wage before the next; what has none belongs to the statement before it. */
const startsOf = (rows: readonly Row[], wages: readonly ScoredAmount[]): number[] =>
  rows
    .map(({ index }) => index)
    .filter((index, at, all) =>
      wages.some(({ row }) => row >= index && row < (all[at + 1] ?? Number.POSITIVE_INFINITY)),
    )

/** A line of a table: its name, and its amounts in the columns of wages and of tax. */
interface EmployerLine {
  readonly row: Row
  readonly name: Cell
  readonly wage: ScoredAmount
  readonly tax: ScoredAmount
}

/** Lines of sums, of months, of kinds of pay and of corrections name no employer. */
const noEmployer = [
  /^(?:sub)?(?:totaal|totalen|total|som|samen|cumulatief|jaar|year)\b/i,
  /\b(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october)\b/i,
  /\b(?:periode|period|maand|month|kwartaal|quarter|week)\b/i,
  /\b(?:beloning\p{L}*|tarief|tabel\p{L}*|regulier\p{L}*|bijzonder\p{L}*|salaris|loon|vakantie\p{L}*|bonus|\p{L}*pensioen|\p{L}*uitkering|AOW|regular|special|benefit|pension)(?=\s|$)/iu,
  /^(?:oud|nieuw|was|wordt|eerder|vorig|herzien|correctie|verschil|old|new|previous|original|corrected)\b/i,
] as const

/** The first text of a line that is no number, with what is broken off it on the next. */
function nameOf(row: Row, next: Row | undefined): Cell | null {
  const first = row.items.find(
    ({ kind, cell }) => kind === 'text' && lettersOf(cell.text).replace(/\d/g, '').length > 2,
  )
  const more = first && next?.items.every(({ kind }) => kind === 'text') ? brokenOff(row, next, first.cell) : undefined
  return more && first ? cellOf([...first.cell.words, ...more.words]) : (first?.cell ?? null)
}

/** Its label stands over it, not in its own line as in a list. */
const isUnderLabel = ({ label, row }: ScoredAmount, rows: readonly Row[]) =>
  rows.every((one) => one.index !== row || !lettersOfRow(one).includes(lettersOf(label)))

/** Between the lines of one table there is nothing but what is broken off them. */
const isOneTable = (lines: readonly EmployerLine[], rows: readonly Row[]) =>
  lines.every(({ row }, at) => {
    const next = lines[at + 1]?.row.index ?? row.index
    const between = rows.filter(({ index }) => index > row.index && index < next)
    return between.every(
      (one, place) =>
        (one.bottom - (between[place - 1] ?? row).bottom) / row.size < lineHeight &&
        one.items.every(({ kind }) => kind === 'text'),
    )
  })

/** One amount tells what the others of its column are. */
const asIn = ({ shareOf, saidOf, explained, label }: ScoredAmount, amount: ScoredAmount): ScoredAmount => ({
  ...amount,
  shareOf,
  saidOf,
  explained,
  label,
})

/** The surest amount of a column of wages, or of tax, as sure as the table makes it. */
function surest(role: 'salary' | 'taxWithheld', amounts: readonly ScoredAmount[]): ScoredAmount | null {
  const [best] = [...amounts].sort((a, b) => b.shareOf(role).part - a.shareOf(role).part)
  return best && best.shareOf(role).part > telling ? best : null
}

function linesOf({ rows, amounts }: Passage): readonly EmployerLine[] {
  const [wages, taxes] = [surest('salary', amounts), surest('taxWithheld', amounts)]
  if (!wages || !taxes || isInColumn(wages, taxes)) return []
  if (!isUnderLabel(wages, rows) || !isUnderLabel(taxes, rows)) return []
  return rows.flatMap((row, at): EmployerLine[] => {
    const own = amounts.filter((amount) => amount.row === row.index)
    const wage = own.find((amount) => isInColumn(amount, wages))
    const tax = own.find((amount) => isInColumn(amount, taxes))
    const name = wage && tax ? nameOf(row, rows[at + 1]) : null
    return wage && tax && name ? [{ row, name, wage: asIn(wages, wage), tax: asIn(taxes, tax) }] : []
  })
}

const isSumOf = (total: EmployerLine, lines: readonly EmployerLine[]) =>
  addsUpTo(
    total.wage.cents,
    lines.map(({ wage }) => wage),
  )

/**
 * A table with an employer a line, each with a wage and a tax, as a passage an employer; null where it is none, or where its lines do not make
 * the total it prints.
 */
function cutAtLines(passage: Passage): readonly Passage[] | null {
  const all = linesOf(passage)
  const last = all.at(-1)
  const before = all.slice(0, -1)
  const hasTotal = last !== undefined && before.length > 1 && (isTotal(last.name) || isSumOf(last, before))
  const lines = hasTotal ? before : all
  if (lines.length < 2 || (hasTotal && !isSumOf(last, lines))) return null
  if (!isOneTable(all, passage.rows)) return null
  const names = new Set(lines.map(({ name }) => lettersOf(name.text)))
  // Names that come again are those of whom somebody was sent to work for.
  if (names.size < lines.length || lines.some(({ name }) => noEmployer.some((other) => other.test(name.text))))
    return null
  // The last line ends where the next two rows do, as the text that is broken off it.
  const starts = [...lines.map(({ row }) => row.index), (lines.at(-1)?.row.index ?? 0) + 2]
  return lines.map((line, at) => ofLine(line, cut(passage, starts)[at] ?? passage))
}

/** A part of a file with the employer, the wage and the tax of its line alone. */
function ofLine({ row, name, wage, tax }: EmployerLine, part: Passage): Passage {
  const { text, words } = name
  const employer: LabelledText = { concept: 'employerName', text, label: '', words, row: row.index, layout: 'below' }
  const others = part.texts.filter(({ concept }) => concept !== 'employerName')
  return { ...part, amounts: [wage, tax], texts: [employer, ...others] }
}
