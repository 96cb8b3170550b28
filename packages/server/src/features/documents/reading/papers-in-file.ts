import { amountFields, type DocumentType, sureEnough } from '@aangiftewijs/domain/documents'
import { type Row, type Sheet, sheetOf, titlesOf } from './candidates/sheet.ts'
import type { TextPage } from './layout/page.ts'
import { detectType } from './statements/detect-type.ts'
import { isCalledYearly } from './statements/other-papers.ts'
import type { AnyFields } from './statements/passage.ts'
import { isBanksOverview } from './statements/wealth.ts'

/** The pages of a file that are of one type, as they are read together. */
export interface Paper {
  readonly type: DocumentType
  readonly pages: readonly TextPage[]
}

/** A page by itself; its type is null where its words do not tell, as on one that goes on with what the page before it began. */
interface SeenPage {
  readonly page: TextPage
  readonly sheet: Sheet
  readonly type: DocumentType | null
}

/** How a letter of a municipality is headed that is about the value of a home. */
const wozTitle =
  /^(?:uw|de)?(?:woz(?:beschikking|waarde|aanslag)|aanslagbiljetgemeent|gemeentelijkebelasting|beschikkingwoz)/

/** A statement of a loan alone. */
const loanTitle =
  /(?:jaarop|overzicht|statement).*(?:hypothe|lening|mortgage|loan)|(?:hypothe|lening|mortgage|loan).*(?:jaarop|overzicht|statement)/

const typeOfPage = (sheet: Sheet): DocumentType | null =>
  detectType(sheet) ?? (titlesOf(sheet.rows).some((title) => wozTitle.test(title)) ? 'other' : null)

const hasAmount = ({ kind, evidence }: AnyFields): boolean => amountFields[kind].some((name) => evidence[name])

/** Whether an amount of what was read is sure. */
export const hasSureAmount = ({ kind, evidence }: AnyFields): boolean =>
  amountFields[kind].some((name) => (evidence[name]?.confidence ?? 0) >= sureEnough)

/** What is no receipt says in its title what it is. */
const isTitledAs: Partial<Record<DocumentType, (rows: readonly Row[]) => boolean>> = {
  income_statement: isCalledYearly,
  mortgage_statement: isCalledYearly,
  investment_statement: isBanksOverview,
}

/** A paper of which no page tells what it is belongs to what comes after it, as a cover letter does. */
const typeIn = (paper: readonly SeenPage[]): DocumentType | null =>
  paper.find(({ type }) => type !== null)?.type ?? null

/**
 * The papers in a file, each type once, in the order of their first pages: a scan of a whole folder holds several. A page of another type begins
 * one where it is titled so, or something is read of it as that; every other page belongs to the paper before it. None where all pages
 * are of one type, which the whole file then tells.
 */
export function papersIn(
  pages: readonly TextPage[],
  readAs: (sheet: Sheet, type: DocumentType) => readonly AnyFields[],
): readonly Paper[] {
  if (pages.length < 2) return []
  const seen = pages.map((page): SeenPage => {
    const sheet = sheetOf([page])
    return { page, sheet, type: typeOfPage(sheet) }
  })
  if (new Set(seen.flatMap(({ type }) => type ?? [])).size < 2) return []
  const begins = ({ sheet, type }: SeenPage, paper: readonly SeenPage[]): boolean => {
    const before = typeIn(paper)
    if (type === null || before === null || type === before) return false
    const isTitled = isTitledAs[type]?.(sheet.rows) ?? false
    // A bank's overview of accounts goes on with the mortgage, under the same heading on each page.
    if (type === 'mortgage_statement' && paper.some((one) => isBanksOverview(one.sheet.rows)))
      return titlesOf(sheet.rows).some((title) => loanTitle.test(title))
    // An assessment goes on with how it was reckoned, from wages and gifts: that only may be another paper.
    return isTitled || readAs(sheet, type).some(before === 'other' ? hasSureAmount : hasAmount)
  }
  const papers: SeenPage[][] = []
  for (const one of seen) {
    const last = papers.at(-1)
    if (last === undefined || begins(one, last)) papers.push([one])
    else last.push(one)
  }
  return ofEachType(papers)
}

/** The same, those of one type together: they are read as one file of that type is. */
function ofEachType(papers: readonly (readonly SeenPage[])[]): readonly Paper[] {
  const found = new Map<DocumentType, readonly TextPage[]>()
  for (const paper of papers) {
    const pages = paper.map(({ page }) => page)
    const type = detectType(sheetOf(pages)) ?? typeIn(paper)
    if (type !== null) found.set(type, [...(found.get(type) ?? []), ...pages])
  }
  return found.size < 2 ? [] : [...found].map(([type, ofType]) => ({ type, pages: ofType }))
}
