import type { Candidate } from '../candidates/features.ts'
import { day, month, to } from '../candidates/phrase.ts'
import { itemsOver, type Row } from '../candidates/sheet.ts'

/** `01-01 t/m 31-05-2023`, `1 juni - 31 december` */
const stretch = new RegExp(String.raw`^(?:van\s)?${day}${to}${day}$`, 'i')
const oneMonth = new RegExp(String.raw`^${month}(?: 20\d\d)?$`, 'i')
const wholeYear =
  /^(?:(?:heel|hele|gehele|het (?:hele|gehele)|full|whole|entire|jaartotaal|totaal|total)\b|(?:(?:jaar|year) )?20\d\d$)/i
const isPart = (text: string) => stretch.test(text) || oneMonth.test(text)

/** Whether a line heads stretches of days that follow each other, or a month, and behind them all of the year. */
function isOfStretches({ cells }: Row): boolean {
  const parts = cells.filter(({ text }) => isPart(text))
  const isEnough = parts.length > 1 || parts.some(({ text }) => oneMonth.test(text))
  return isEnough && cells.length - parts.length <= 2 && wholeYear.test(cells.at(-1)?.text ?? '')
}

/** Of the rows of a paper: those that head such columns. They are asked for at every amount. */
const headings = new WeakMap<readonly Row[], ReadonlySet<Row>>()
function headingsIn(rows: readonly Row[]): ReadonlySet<Row> {
  const own = headings.get(rows) ?? new Set(rows.filter(isOfStretches))
  headings.set(rows, own)
  return own
}

/** Whether an amount stands in the column of a part of the year, beside a column of the whole year, which has it, too. */
export function isOfPartOfYear({ spot: { row, item } }: Candidate, rows: readonly Row[]): boolean {
  const heads = headingsIn(rows)
  if (heads.size === 0) return false
  for (const { row: above, over } of itemsOver(rows, row, item.cell))
    if (isPart(over.cell.text) || wholeYear.test(over.cell.text)) return heads.has(above) && isPart(over.cell.text)
  return false
}
