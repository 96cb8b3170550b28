import type { Candidate } from '../candidates/features.ts'
import { itemsOver, type Row } from '../candidates/sheet.ts'

const day = String.raw`\d{1,2}[-./ ](?:\d{1,2}|[a-z]{3,9})(?:[-./ ]20\d\d)?`
/** `01-01 t/m 31-05-2023`, `1 juni - 31 december` */
const stretch = new RegExp(
  String.raw`^(?:van\s)?${day}\s?(?:t\/m|tot(?: en met)?|to|until|through|[-–])\s?${day}$`,
  'i',
)
const wholeYear =
  /^(?:(?:heel|hele|gehele|het (?:hele|gehele)|full|whole|entire|jaartotaal|totaal|total)\b|(?:jaar )?20\d\d$)/i

/** Whether a line heads stretches of days that follow each other, and behind them all of the year. */
function isOfStretches({ cells }: Row): boolean {
  const stretches = cells.filter(({ text }) => stretch.test(text)).length
  return stretches > 1 && cells.length - stretches <= 2 && wholeYear.test(cells.at(-1)?.text ?? '')
}

/** Whether an amount stands in the column of a stretch of days, beside a column of the whole year, which has it, too. */
export function isOfPartOfYear({ spot: { row, item } }: Candidate, rows: readonly Row[]): boolean {
  for (const { row: above, over } of itemsOver(rows, row, item.cell))
    if (stretch.test(over.cell.text) || wholeYear.test(over.cell.text))
      return isOfStretches(above) && stretch.test(over.cell.text)
  return false
}
