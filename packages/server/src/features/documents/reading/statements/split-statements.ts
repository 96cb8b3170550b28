import { isTotal, lettersOfRow, type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { isMoney } from '../texts/name-stretches.ts'
import { periodIn } from '../texts/periods.ts'
import { withBenefitsAdded } from './benefits.ts'
import { isCalledYearly } from './other-papers.ts'
import { cut, type Passage, partAmong } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { summedIn, telling } from './settle.ts'
import { isCarriedOver } from './uncounted.ts'

/** What its label surely says it is, it is, if it may be at all: of a second statement it is less likely than of the first. */
const [surelySaid, enoughThen] = [0.85, 0.25]
const isSurely = ({ shareOf, saidOf }: ScoredAmount, field: 'salary' | 'taxWithheld') =>
  shareOf(field).part > (saidOf(field) > surelySaid ? enoughThen : telling)
const isWage = (amount: ScoredAmount) => isSurely(amount, 'salary')
const isTax = (amount: ScoredAmount) => isSurely(amount, 'taxWithheld')

const title =
  /^\s*(?:(?:uw|de|your)\s+)?(?:loon)?\s*(?:jaaropga[av]en?|jaaropgaaf|jaarloonopga[av]e|(?:annual|year-end) (?:(?:income|wage|salary) )?statement|income statement)\b/i

/**
 * Cuts a file with several income statements into one passage each. It is cut only where the cut leaves every passage one
 * wage: at page ends, else at titles, at employers, at panels or at periods; a file that cannot be cut so is read as one, and its figures contradict each other.
 */
export function splitStatements(whole: Passage): readonly Passage[] {
  const passage = withoutExplanations(whole)
  // A pension and what it is a part of are one wage.
  const all = withBenefitsAdded(passage.amounts).filter(isWage)
  const titled = cutAtNamedTitles(passage)
  if (new Set(all.map((wage) => wage.cents)).size < 2) return titled ?? [passage]
  // A page that carries the sums of another on is of the same statement.
  const goOn = new Set(passage.rows.filter(isCarriedOver).map(({ page }) => page))
  const firstOfPages = passage.rows.filter(({ page }, at) => page !== passage.rows[at - 1]?.page && !goOn.has(page))
  const found =
    cutAt(firstOfPages, passage, all, pagesWithout(firstOfPages, passage, all)) ??
    cutAt(titleRows(passage.rows), passage, all)
  const parted = found ?? cutAtEmployers(passage, all) ?? cutAtPanels(passage, all) ?? cutAtPeriods(passage, all)
  return parted ?? titled ?? [passage]
}

/** An employer or a citizen's number says whose a statement is. */
export const isName = ({ concept }: LabelledText) => concept === 'employerName' || concept === 'bsn'

/** Alone on its line; and where the year may stand apart from it, which is no label of that: `Jaaropgaaf over  2022`. */
const isAlone = ({ cells }: Row) => cells.length === 1
const isAloneWithYear = ({ cells: [first, ...more] }: Row) =>
  more.every(({ text }) => /^20\d\d$/.test(text)) && !/\b(?:over|van|of|for|in)$/i.test(first?.text ?? '')

/** A passage cut where its first title comes again. */
function cutAtTitles(passage: Passage, isTitle = isAlone): readonly Passage[] {
  const titles = titleRows(passage.rows).filter(isTitle)
  const again = titles.filter((row) => titles[0] && lettersOfRow(row) === lettersOfRow(titles[0]))
  const starts = again.map(({ index }) => index)
  return cut(passage, starts, true)
}

/** Whether a passage has its title again, with other amounts under it: it is of two statements, and any figure may be of either. */
export function isUncut(passage: Passage): boolean {
  const [first, ...more] = cutAtTitles(passage, isAloneWithYear).filter(({ amounts }) => amounts.length > 1)
  const known = new Set(first?.amounts.map(({ cents }) => cents))
  return more.some(({ amounts }) => amounts.some(({ cents }) => !known.has(cents)))
}

/** Several titles, each with amounts and with its own employer, citizen's number or tax under it, are several statements whatever their wages are called. */
function cutAtNamedTitles(passage: Passage): readonly Passage[] | null {
  const parts = cutAtTitles(passage)
  const taxes = parts.map(({ amounts }) => amounts.filter(isTax))
  // A copy has the same.
  const haveOwn = new Set(taxes.flatMap((all) => all.map(({ cents }) => cents))).size === taxes.flat().length
  const isWhole = ({ texts, amounts }: Passage, at: number) =>
    amounts.length > 1 && (texts.some(isName) || (haveOwn && (taxes[at] ?? []).length > 0))
  return parts.length > 1 && parts.every(isWhole) ? parts : null
}

const titleRows = (rows: readonly Row[]) =>
  rows.filter(
    (row) =>
      row.cells.some(({ text }) => title.test(text) && !/[:=](?:\s*20\d\d)?$/.test(text)) &&
      textOfRow(row).length < 80 &&
      !row.items.some(isMoney),
  )

/**
 * Without the amounts of pages that name nobody: a page with the labels of a statement, but no title, employer or citizen's number of
 * its own behind one that has them, and that carries no sum on from it, explains the statement with the figures of an example.
 */
function withoutExplanations(passage: Passage): Passage {
  const { rows, texts, amounts } = passage
  const names = new Set(texts.filter(isName).map(({ row }) => row))
  const named = new Set(
    rows.flatMap((row) =>
      names.has(row.index) || row.cells.some(({ text }) => title.test(text)) || isCarriedOver(row) ? [row.page] : [],
    ),
  )
  const pages = new Set(amounts.filter((amount) => isWage(amount) || isTax(amount)).map(({ page }) => page))
  const first = Math.min(...pages)
  const isNameless = (page: number) => named.has(first) && pages.has(page) && !named.has(page)
  return amounts.some(({ page }) => isNameless(page))
    ? { ...passage, amounts: amounts.filter(({ page }) => !isNameless(page)) }
    : passage
}

/** Employers named one after another, in blocks or in the lines of a table. */
function cutAtEmployers(passage: Passage, wages: readonly ScoredAmount[]): readonly Passage[] | null {
  const named = passage.texts.filter((text) => text.concept === 'employerName' && !isTotal(text))
  const isNew = (text: LabelledText, at: number) =>
    named.findIndex((other) => lettersOf(other.text) === lettersOf(text.text)) === at
  return cutOfOwn(
    passage,
    named.filter(isNew).map((text) => text.row),
    wages,
  )
}

/** Panels side by side, each with a wage and its tax: of two employers or funds. */
function cutAtPanels(passage: Passage, wages: readonly ScoredAmount[]): readonly Passage[] | null {
  const firsts = passage.rows.filter(({ panel }, at) => panel !== '' && panel !== passage.rows[at - 1]?.panel)
  const parts = cutOfOwn(
    passage,
    firsts.map(({ index }) => index),
    wages,
  )
  return parts?.every(({ amounts }) => amounts.some(isTax)) ? parts : null
}

/** Blocks of employments, each with its period on a line without amounts; lines without amounts over it are of the same block. */
function cutAtPeriods(passage: Passage, wages: readonly ScoredAmount[]): readonly Passage[] | null {
  const withAmounts = [...new Set(passage.amounts.map(({ row }) => row))]
  const starts = passage.rows
    .filter((row) => !withAmounts.includes(row.index) && periodIn(textOfRow(row)) !== null)
    .map(({ index }) => 1 + Math.max(-1, ...withAmounts.filter((row) => row < index)))
  const parts = cutOfOwn(passage, [...new Set(starts)], wages)
  return parts?.every(({ amounts }) => amounts.some(isTax)) ? parts : null
}

/** A clean cut without the totals over several wages, which are nobody's. */
function cutOfOwn(
  passage: Passage,
  starts: readonly number[],
  wages: readonly ScoredAmount[],
): readonly Passage[] | null {
  const isOwn = (amount: ScoredAmount) => {
    const parts = summedIn(amount, passage.amounts)
    // A pension with its holiday allowance is one wage.
    return parts.length === 0 || (isWage(amount) && parts.filter(isWage).length < 2)
  }
  const parts = cut({ ...passage, amounts: passage.amounts.filter(isOwn) }, starts)
  return isCleanCut(parts, wages.filter(isOwn)) ? parts : null
}

/** Where a page begins that has no wage and is a statement of its own all the same: it is called one, names somebody, and has a tax. */
const pagesWithout = (firsts: readonly Row[], passage: Passage, wages: readonly ScoredAmount[]): readonly number[] =>
  cut(
    passage,
    firsts.map(({ index }) => index),
    true,
  ).flatMap(({ rows, texts, amounts }) => {
    const [first] = rows
    const isOne = isCalledYearly(rows) && texts.some(isName) && amounts.some(isTax)
    return first && isOne && !wages.some(({ page }) => page === first.page) ? [first.index] : []
  })

const isCleanCut = (parts: readonly Passage[], wages: readonly ScoredAmount[], without: readonly number[] = []) =>
  parts.length > 1 &&
  parts.every((part) => {
    const own = wages.filter((wage) => part.rows.some((row) => row.index === wage.row))
    const values = new Set(own.map((wage) => wage.cents)).size
    return values === (without.includes(part.rows[0]?.index ?? Number.NaN) ? 0 : 1)
  })

/** A clean cut where statements may begin: at those that have a wage before the next, or need none; what has none belongs to the statement before it. */
function cutAt(
  begins: readonly Row[],
  passage: Passage,
  wages: readonly ScoredAmount[],
  without: readonly number[] = [],
): readonly Passage[] | null {
  const starts = begins.map(({ index }) => index)
  const partOf = partAmong(starts, passage.rows, true)
  const have = new Set(wages.filter(({ row }) => row >= (starts[0] ?? 0)).map(({ row }) => partOf(row)))
  const parts = cut(
    passage,
    starts.filter((start, at) => have.has(at) || without.includes(start)),
    true,
  )
  return isCleanCut(parts, wages, without) ? parts : null
}
