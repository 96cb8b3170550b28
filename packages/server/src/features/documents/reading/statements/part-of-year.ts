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

/** `1e kwartaal`, `Q3`, `third quarter` */
const quarter =
  /^(?:(?:[1-4]e|(?:eer|twee|der|vier)de|[1-4](?:st|nd|rd|th)|first|second|third|fourth) (?:kwartaal|quarter)|(?:kwartaal|quarter|[kq]) ?[1-4])(?: 20\d\d)?$/i
/** Quarters of a table that has lines between them, of the months they add up, and a line of all the year. */
const quarters = new WeakMap<readonly Row[], ReadonlySet<Row>>()
function quartersIn(rows: readonly Row[]): ReadonlySet<Row> {
  const known = quarters.get(rows)
  if (known) return known
  const begins = (of: RegExp) =>
    rows.filter(({ cells: [first, ...more] }) => more.length > 0 && of.test(first?.text ?? ''))
  const found = begins(quarter)
  const isOfMonths = found.slice(1).every(({ index }, at) => index - (found[at]?.index ?? 0) > 1)
  const own = new Set(isOfMonths && begins(wholeYear).length > 0 ? found : [])
  quarters.set(rows, own)
  return own
}

/** Whether an amount stands in the line of a quarter, over that of the whole year, or in the column of a part of the year, beside one of the whole year, which has it, too. */
export function isOfPartOfYear({ spot: { row, item } }: Candidate, rows: readonly Row[]): boolean {
  if (quartersIn(rows).has(row)) return true
  const heads = headingsIn(rows)
  if (heads.size === 0) return false
  for (const { row: above, over } of itemsOver(rows, row, item.cell))
    if (isPart(over.cell.text) || wholeYear.test(over.cell.text)) return heads.has(above) && isPart(over.cell.text)
  return false
}
