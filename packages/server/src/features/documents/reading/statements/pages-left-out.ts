import type { AmountFigure } from './certainty.ts'
import type { Passage } from './passage.ts'
import type { AmountField } from './roles.ts'
import { addsUpTo } from './settle.ts'
import { isName } from './split-statements.ts'
import { isSumOf } from './totals.ts'

/** From this share on a label calls an amount so. */
const called = 0.5
/** More than so many amounts of one name on a page are of months, or of examples. */
const most = 2

/**
 * Whether a page that names an employer or a citizen has an amount that is called what a figure is, and nothing of it was taken: most likely it is another statement
 * of the same file. A page with the same amounts, or with what they are the sum of, is none.
 */
export function isPageLeftOut(
  field: AmountField,
  figure: AmountFigure | null,
  { rows, texts, amounts }: Passage,
): boolean {
  if (!figure) return false
  const { value, parts } = figure
  const taken = new Set(amounts.filter((one) => parts.includes(one) || one.cents === value).map(({ page }) => page))
  const known = new Set(amounts.filter(({ page }) => taken.has(page)).map(({ cents }) => cents))
  const named = new Set(texts.filter(isName).map(({ row }) => row))
  const left = new Set(rows.flatMap(({ index, page }) => (named.has(index) && !taken.has(page) ? [page] : [])))
  return [...left].some((page) => {
    const own = amounts.filter((one) => one.page === page && one.cents > 0 && !one.isAside)
    const others = own.filter((one) => one.saidOf(field) > called && !known.has(one.cents))
    return others.length > 0 && others.length <= most && !addsUpTo(value, own) && !isSumOf(value, 2, own)
  })
}
