import { lettersOfRow, type Row } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, cellOf } from '../layout/lines.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import type { Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo } from './settle.ts'

/** From this share on an amount tells what its column holds. */
const telling = 0.5
/** From this much on a label plainly says what an amount is; below the other share it is about another year, or an example. */
const plainlySaid = 0.9
const thinkable = 0.05
/** How far apart the right ends of one column may be, in parts of the width of the page. */
const aligned = 0.006

/** Lines of one entry stand closer together than this, in sizes of letters. */
const close = 1.35

const rightOf = ({ place }: ScoredAmount) => (place ? place.x + place.width : Number.NaN)
const isInColumn = (amount: ScoredAmount, of: ScoredAmount) =>
  amount.page === of.page && Math.abs(rightOf(amount) - rightOf(of)) < aligned

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

const isTotal = ({ name }: EmployerLine) => /^(?:sub)?(?:totaal|totalen|total|som|samen)/.test(lettersOf(name.text))

/** The first text of a line that is no number, with what is broken off it on the next. */
function nameOf(row: Row, next: Row | undefined): Cell | null {
  const first = row.items.find(
    ({ kind, cell }) => kind === 'text' && lettersOf(cell.text).replace(/\d/g, '').length > 2,
  )
  if (!first) return null
  const isClose = next?.page === row.page && (next.bottom - row.bottom) / row.size < close
  const more =
    isClose && next.items.every(({ kind }) => kind === 'text')
      ? next.cells.find((cell) => Math.abs(cell.left - first.cell.left) < 0.3 * row.size)
      : undefined
  return more ? cellOf([...first.cell.words, ...more.words]) : first.cell
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
        (one.bottom - (between[place - 1] ?? row).bottom) / row.size < close &&
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

/** What an amount is taken for: by its share, or by a label that plainly says so unless the amount is about something else. */
function shareIn(role: 'salary' | 'taxWithheld', amount: ScoredAmount): number {
  const { part } = amount.shareOf(role)
  return part > thinkable && amount.saidOf(role) > plainlySaid ? Math.max(part, amount.saidOf(role)) : part
}

/** The surest amount of a column of wages, or of tax, as sure as the table makes it. */
function surest(role: 'salary' | 'taxWithheld', amounts: readonly ScoredAmount[]): ScoredAmount | null {
  const [best] = [...amounts].sort((a, b) => shareIn(role, b) - shareIn(role, a))
  if (!best || shareIn(role, best) <= telling) return null
  const own = { part: shareIn(role, best), total: 0 }
  return { ...best, shareOf: (other) => (other === role ? own : best.shareOf(other)) }
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
export function cutAtLines(passage: Passage): readonly Passage[] | null {
  const all = linesOf(passage)
  const last = all.at(-1)
  const before = all.slice(0, -1)
  const hasTotal = last !== undefined && before.length > 1 && (isTotal(last) || isSumOf(last, before))
  const lines = hasTotal ? before : all
  if (lines.length < 2 || (hasTotal && !isSumOf(last, lines))) return null
  if (!isOneTable(all, passage.rows)) return null
  const names = new Set(lines.map(({ name }) => lettersOf(name.text)))
  if (names.size < 2 || lines.some(({ name }) => noEmployer.some((other) => other.test(name.text)))) return null
  return lines.map((line, at) => partOf(passage, line, { isFirst: at === 0, next: lines[at + 1]?.row.index }))
}

/** What is printed from one line to the next, and before the first. */
function partOf(
  passage: Passage,
  { row, name, wage, tax }: EmployerLine,
  { isFirst, next = row.index + 2 }: { isFirst: boolean; next?: number | undefined },
): Passage {
  const isOwn = (index: number) => index < next && (isFirst || index >= row.index)
  const employer: LabelledText = {
    concept: 'employerName',
    text: name.text,
    label: '',
    words: name.words,
    row: row.index,
    layout: 'below',
  }
  return {
    rows: passage.rows.filter(({ index }) => isOwn(index)),
    amounts: [wage, tax],
    texts: [employer, ...passage.texts.filter((text) => text.concept !== 'employerName' && isOwn(text.row))],
    year: passage.year,
    file: passage,
  }
}
