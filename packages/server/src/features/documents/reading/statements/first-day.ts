import { type SlotName, textOf } from '../candidates/context.ts'
import type { Candidate } from '../candidates/features.ts'
import { itemsOver } from '../candidates/rows.ts'
import type { Row } from '../candidates/sheet.ts'

/** The texts around an amount that may date it, after its label: the nearest to it first. */
const dating: readonly SlotName[] = [
  'left',
  'header',
  'headerAbove',
  'leftAbove',
  'head',
  'before',
  'above',
  'right',
  'section',
  'title',
]

const day =
  /(?<![\d-])(0?1|31)\s?[-/. ]\s?(0?1|12|jan(?:uar[iy])?\.?|dec(?:ember)?\.?)(?:\s?[-/. ]\s?(20\d\d))?(?!\d)/gi
const englishDay = /\b(january|december)\s(1|31)(?:st)?(?:,?\s(20\d\d))?(?!\d)/gi
const opening = /\b(?:begin\w*|opening\w*|start of)\b/i
const closing = /\b(?:eind\w*|slot\w*|closing|end of|huidige?|current (?:balance|value)|ultimo|actuele?)\b/i
const bareYear = /(?<![-/.\d])20\d\d(?![-/.\d])/g

interface Dated {
  readonly isStart: boolean
  readonly year: number | null
}

/** The ends of a year that a text names. */
function daysIn(text: string): readonly Dated[] {
  const found = [
    ...[...text.matchAll(day)].map(([, number, month, year]) => ({ number, month, year })),
    ...[...text.matchAll(englishDay)].map(([, month, number, year]) => ({ number, month, year })),
  ]
  const named = found.flatMap(({ number, month, year }) => {
    const isStart = Number(number) === 1 && /^0?1$|^jan/i.test(month ?? '')
    const isEnd = Number(number) === 31 && /^12$|^dec/i.test(month ?? '')
    return isStart || isEnd ? [{ isStart, year: year === undefined ? null : Number(year) }] : []
  })
  if (named.length > 0) return named
  if (opening.test(text)) return [{ isStart: true, year: null }]
  return closing.test(text) ? [{ isStart: false, year: null }] : []
}

const yearsIn = (text: string): readonly number[] => (text.match(bareYear) ?? []).map(Number)

/** The year that stands by itself nearest over an amount, as the second line of a heading. */
function yearOver({ spot: { row, item } }: Candidate, rows: readonly Row[]): number | null {
  for (const { over } of itemsOver(rows, row, item.cell))
    if (/^20\d\d:?$/.test(over.cell.text)) return Number(over.cell.text.slice(0, 4))
  return null
}

/**
 * Whether an amount is dated the first of January of a year, or the last day of the year before, which is the same: by its label, else
 * by the nearest text that names an end of a year. What no day stands at is of none.
 */
export function isOfFirstDay(candidate: Candidate, year: number | null, rows: readonly Row[]): boolean {
  if (year === null) return false
  const { context, labels } = candidate
  const [label] = [...labels].sort((a, b) => b[1] - a[1])
  const slots = [...(label ? [label[0]] : []), ...dating]
  const texts = slots.map((name) => textOf(context[name]))
  const dated = texts.map(daysIn).find(({ length }) => length > 0)
  // A text with both ends is a period.
  if (dated === undefined || dated.some(({ isStart }) => isStart !== dated[0]?.isStart)) return false
  const [first] = dated
  if (first?.year) return first.isStart ? first.year === year : first.year === year - 1
  const over = yearOver(candidate, rows)
  const years = [...(over === null ? [] : [over]), ...texts.slice(0, 4).flatMap(yearsIn)]
  const isTurned = texts.some((text) => daysIn(text).length > 0 && /vorig|voorgaand/i.test(text))
  return first?.isStart !== isTurned && years.every((one) => one === year)
}
