import { brokenOff, isTotal, lineHeight } from '../candidates/rows.ts'
import { lettersOfRow, type Row } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, cellOf } from '../layout/lines.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { cut, type Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, isInColumn } from './settle.ts'

/** From this share on an amount tells what its column holds. */
const telling = 0.5

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
export function cutAtLines(passage: Passage): readonly Passage[] | null {
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
