import { amountFields, type DocumentType, sureEnough } from '@aangiftewijs/domain/documents'
import { type Row, type Sheet, sheetOf, titlesOf } from './candidates/sheet.ts'
import type { TextPage } from './layout/page.ts'
import { isProvisionalAssessment } from './statements/assessment.ts'
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
  /** The same, of an assessment that it is one: other papers of its type are letters. */
  readonly kind: DocumentType | 'assessment' | null
}

/** How a letter of a municipality is headed that is about the value of a home. */
const wozTitle =
  /^(?:uw|de)?(?:woz(?:beschikking|waarde|aanslag)|aanslagbiljetgemeent|gemeentelijkebelasting|beschikkingwoz)/

/** A statement of a loan alone. */
const loanTitle =
  /(?:jaarop|overzicht|statement).*(?:hypothe|lening|mortgage|loan)|(?:hypothe|lening|mortgage|loan).*(?:jaarop|overzicht|statement)/

function seenPage(page: TextPage): SeenPage {
  const sheet = sheetOf([page])
  const isLetter = () => titlesOf(sheet.rows).some((title) => wozTitle.test(title))
  const type = detectType(sheet) ?? (isLetter() ? 'other' : null)
  return { page, sheet, type, kind: type === 'other' && isProvisionalAssessment(sheet.rows) ? 'assessment' : type }
}

const hasAmount = ({ kind, evidence }: AnyFields): boolean => amountFields[kind].some((name) => evidence[name])

const hasSureAmount = ({ kind, evidence }: AnyFields): boolean =>
  amountFields[kind].some((name) => (evidence[name]?.confidence ?? 0) >= sureEnough)

/** What is no receipt says in its title what it is. */
const isTitledAs: Partial<Record<DocumentType, (rows: readonly Row[]) => boolean>> = {
  income_statement: isCalledYearly,
  mortgage_statement: isCalledYearly,
  investment_statement: isBanksOverview,
}

/** The first page that tells what its paper is: one before it belongs to it, too, as a cover letter does. */
const tellingIn = (paper: readonly SeenPage[]): SeenPage | undefined => paper.find(({ type }) => type !== null)

/**
 * The papers in a file, each kind once, in the order of their first pages: a scan of a whole folder holds several. A page of another type begins
 * one where it is titled so, or something is read of it as that; every other page belongs to the paper before it. None where all pages
 * are of one type, which the whole file then tells.
 */
export function papersIn(
  pages: readonly TextPage[],
  readAs: (sheet: Sheet, type: DocumentType) => readonly AnyFields[],
): readonly Paper[] {
  if (pages.length < 2) return []
  const seen = pages.map(seenPage)
  if (new Set(seen.flatMap(({ kind }) => kind ?? [])).size < 2) return []
  const begins = ({ sheet, type, kind }: SeenPage, paper: readonly SeenPage[]): boolean => {
    const before = tellingIn(paper)?.kind ?? null
    if (type === null || before === null || kind === before) return false
    const isTitled = isTitledAs[type]?.(sheet.rows) ?? false
    // A bank's overview of accounts goes on with the mortgage, under the same heading on each page.
    if (type === 'mortgage_statement' && paper.some((one) => isBanksOverview(one.sheet.rows)))
      return titlesOf(sheet.rows).some((title) => loanTitle.test(title))
    // An assessment goes on with how it was reckoned, from wages and gifts: that only may be another paper.
    return isTitled || readAs(sheet, type).some(before === 'assessment' ? hasSureAmount : hasAmount)
  }
  const papers: SeenPage[][] = []
  for (const one of seen) {
    const last = papers.at(-1)
    if (last === undefined || begins(one, last)) papers.push([one])
    else last.push(one)
  }
  return ofEachKind(papers)
}

/** The same, those of one kind together: they are read as one file of that kind is. */
function ofEachKind(papers: readonly (readonly SeenPage[])[]): readonly Paper[] {
  const found = new Map<string, Paper>()
  for (const paper of papers) {
    const pages = paper.map(({ page }) => page)
    const first = tellingIn(paper)
    const type = first?.kind === 'other' ? 'other' : (detectType(sheetOf(pages)) ?? first?.type)
    if (!type) continue
    const kind = type === first?.type ? `${first.kind}` : type
    found.set(kind, { type, pages: [...(found.get(kind)?.pages ?? []), ...pages] })
  }
  return found.size < 2 ? [] : [...found.values()]
}
