import { isTotal, lettersOfRow, type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { cut, type Passage } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { isSumOfColumn, telling } from './settle.ts'

const isWage = (amount: ScoredAmount) => amount.shareOf('salary').part > telling

const title =
  /^\s*(?:(?:uw|de|your)\s+)?(?:loon)?\s*(?:jaaropga[av]en?|jaaropgaaf|jaarloonopga[av]e|(?:annual|year-end) (?:(?:income|wage|salary) )?statement|income statement)\b/i

/**
 * Cuts a file with several income statements into one passage each. It is cut only where the cut leaves every passage one
 * wage: at page ends, else at titles, else at employers; a file that cannot be cut so is read as one, and its figures contradict each other.
 */
export function splitStatements(whole: Passage): readonly Passage[] {
  const passage = withoutExplanations(whole)
  const all = passage.amounts.filter(isWage)
  const titled = cutAtNamedTitles(passage)
  if (new Set(all.map((wage) => wage.cents)).size < 2) return titled ?? [passage]
  const firstOfPages = passage.rows.filter(({ page }, at) => page !== passage.rows[at - 1]?.page)
  const found = [firstOfPages, titleRows(passage.rows)]
    .map((rows) => cut(passage, startsOf(rows, all)))
    .find((parts) => isCleanCut(parts, all))
  return found ?? cutAtEmployers(passage, all) ?? titled ?? [passage]
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
