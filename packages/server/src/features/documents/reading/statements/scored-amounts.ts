import type { PageBox, Statement } from '@aangiftewijs/domain/documents'
import { type Amount, type Item, isAmount } from '../candidates/amount-cells.ts'
import type { PrintedAmount } from '../candidates/amounts.ts'
import { slotNames } from '../candidates/context.ts'
import { type Candidate, candidatesOf, likeliestLabel } from '../candidates/features.ts'
import { type Idea, ideasIn, namesSavings } from '../candidates/phrase.ts'
import { itemsOver, type Row, rowsFrom, type Sheet, textOfRow } from '../candidates/sheet.ts'
import { spotsOf, textOf } from '../candidates/slots.ts'
import { lettersOf } from '../layout/letters.ts'
import { overlaps } from '../layout/lines.ts'
import { boxAround } from '../layout/page.ts'
import { remembered } from '../remembered.ts'
import { isBesideTheMatter, isOfFirstDay, isOfLastDay, isUnderOtherYear, onlyFirstDay } from './beside-the-matter.ts'
import { clearnessOf } from './clearness.ts'
import { ideasOfLabel, isOfAnother } from './contradictions.ts'
import { disputedRows } from './disputed-labels.ts'
import type { Model } from './model.ts'
import { namesDay, namesFirstDay } from './named-days.ts'
import { isLineOfOtherDebt, rowsBesideStatement, rowsOfOtherAccounts } from './other-papers.ts'
import { type Classes, classesFor, isBalance, type Role, saysOf } from './roles.ts'
import { isBesideLoan, isHedged } from './said-in-sentence.ts'
import { withoutUncounted } from './uncounted.ts'

/** How likely an amount is a field by itself or of one part, and how likely it is the sum over parts. */
export interface Share {
  readonly part: number
  readonly total: number
}

/** An amount of a file with what it may be. */
export interface ScoredAmount extends Pick<PrintedAmount, 'cents' | 'isLess'> {
  /** How sure its digits are. */
  readonly legibility: number
  readonly shareOf: (role: Role) => Share
  /** How much of its label speaks for a field. */
  readonly saidOf: (role: Role) => number
  /** How sure it is what the amount is, if it is money of this statement at all: 1 for what is none. */
  readonly explained: number
  /** The label as printed, and as letters only. */
  readonly label: string
  readonly letters: string
  /** What the words of its label stand for, and those of all that may be its label. */
  readonly ideas: ReadonlySet<Idea>
  readonly ideasAround: ReadonlySet<Idea>
  readonly place: PageBox | null
  readonly page: number
  /** Row of the amount in reading order. */
  readonly row: number
  /** The same for amounts of one column under one heading. */
  readonly group: unknown
  /** Whether its label heads its column, and is that of all that stands in it. */
  readonly isHeaded: boolean
  /** Whether it is about something else, such as another year. */
  readonly isAside: boolean
  /** Whether a label on its line was taken from over its amount, and it or another from under its own: one of them is another's. */
  readonly isLabelDisputed: boolean
  /** Whether it stands among those of another account or debt than the paper is read for. */
  readonly isOfOtherAccount: boolean
  /** Whether it is dated the first day of the paper's year; asked of overviews of banks and brokers alone. */
  readonly isOfFirstDay: boolean
  /** The same amount as the second scorer has it. */
  readonly seenAgain?: () => ScoredAmount
}

/** What is left of the share of an amount that is about something else, such as another year. */
const beside = 0.02
/** What is left of the share of an amount whose label speaks of something else than the field: it is no rival of one that is called the field. */
const ofAnother = 0.1

/** The paper whose amounts are scored. */
interface Scoring {
  readonly sheet: Sheet
  readonly classes: Classes
  readonly kind: Statement['kind']
  readonly year: number | null
  readonly isElsewhere: (row: Row) => boolean
}

/** What is left, at least, of the share of a class that a label says nothing of. */
const leastSaid = 0.03
/** What is left of all other shares of an amount that a day and its label say to be the debt at the end of the year. */
const unlikeDated = 0.2

/** The shares of the classes, each counted by how much the label speaks for it: the net sees much else, and may overlook the label. */
function pooled(candidate: Candidate, { year, sheet, classes }: Scoring): Float64Array {
  const { meaning, features } = candidate
  const { classifier, said, balance, balanceEnd } = classes
  const isDated = saysOf(meaning, [balance, balanceEnd]) > 0.5 && isOfLastDay(candidate, year, sheet.rows)
  const weighed = Float64Array.from(classifier.sharesOf(features))
  let whole = 0
  for (const [at, share] of weighed.entries()) {
    const concepts = said[at] ?? []
    if (concepts.length > 0) {
      const isOther = isDated && concepts[0] !== balanceEnd
      weighed[at] = share * Math.sqrt(Math.min(1, leastSaid + saysOf(meaning, concepts))) * (isOther ? unlikeDated : 1)
    }
    whole += weighed[at] ?? 0
  }
  for (const [at, share] of weighed.entries()) weighed[at] = share / Math.max(whole, 1e-9)
  return weighed
}

/** Where the words that name an amount may stand. */
const around = slotNames.filter((name) => name !== 'title')

/** `waarvan betaald`: a part of what the line above names. */
const ofWhich = /^(?:waarvan|daarvan|of which)\b/i

/** What is named by the line that an amount is a part of; nothing where its label does not say so. */
function wholeOf(label: string, { row }: Candidate['spot'], { rows }: Sheet): string {
  if (!ofWhich.test(label)) return ''
  const whole = [...rowsFrom(rows, row, -1, mostParts)].find((above) => !ofWhich.test(textOfRow(above)))
  return whole ? textOfRow(whole) : ''
}
/** Most lines of parts under what they are parts of. */
const mostParts = 4

function scored(scoring: Scoring, candidate: Candidate, dimmed: number, isLabelDisputed: boolean): ScoredAmount {
  const { sheet, classes, kind } = scoring
  const { spot, context, meaning } = candidate
  const all = pooled(candidate, scoring)
  const slot = likeliestLabel(candidate)
  const label = textOf(slot)
  let ideasAround: ReadonlySet<Idea> | undefined
  const ideas = ideasOfLabel(label)
  // Under the heading of a column the line says whose the amount is: `Stand bouwdepot`. How a part is repaid makes it no savings.
  const ideasOfLine = ideasOfLabel(textOf(context.head ?? context.left).replace(/\b(?:bank)?spaar\b/gi, ''))
  const isSavings = namesSavings(textOf(context.section)) && !ideas.has('debt')
  const isOfDeposit = isSavings || [ideas, ideasOfLine].some((of) => of.has('deposit') && !of.has('debt'))
  const isUnderFirstDay = kind === 'mortgage_statement' && onlyFirstDay.test(textOf(context.section))
  const isHeaded = slot === context.header || slot === context.headerAbove
  // Balances of one day stand in one column, whatever each is called.
  const dated = kind === 'wealth' && namesDay(textOf(context.header)) ? context.header : undefined
  const column = (isHeaded ? slot : dated)?.words.at(-1)
  const isOfFirst = kind === 'wealth' && isOfFirstDay(candidate, scoring.year, sheet.rows)
  const isUnderFirst = isOfFirst && namesFirstDay(textOf(context.header)) && !namesDay(textOf(context.left))
  const neighbour = sheet.rows[spot.row.index - 1]?.items.find(({ cell }) => overlaps(cell, spot.item.cell))
  return {
    cents: spot.item.amount.cents,
    isLess: spot.item.amount.isLess === true,
    legibility: spot.item.amount.confidence * clearnessOf(sheet, candidate),
    // Asked of every amount beside every other.
    shareOf: remembered((role: Role) => {
      const isOfNoDebtLeft = isOfDeposit || isUnderFirstDay
      const isBeside =
        (role === 'remainingBalance' && isOfNoDebtLeft) ||
        (isBalance(role) && !isOfFirst) ||
        (role === 'dividendTaxWithheld' && isUnderOtherYear(candidate, scoring.year, sheet.rows))
      const isOther = isOfAnother(role, ideas) || (role === 'salary' && isHeaded && isOfAnother(role, ideasOfLine))
      const own = (isBeside ? beside : dimmed) * (isOther ? ofAnother : 1)
      const { part, total } = classes.roles[role]
      // Which end of the year a balance is of the day over its column says for certain.
      const end = isBalance(role) && isUnderFirst ? classes.roles[`${role}AtEnd`] : undefined
      const atEnd = end ? (all[end.part] ?? 0) : 0
      return { part: own * ((all[part] ?? 0) + atEnd), total: own * (all[total] ?? 0) }
    }),
    saidOf: remembered((role: Role) => saysOf(meaning, classes.roles[role].said)),
    explained:
      spot.item.amount.isPlainlyMoney && dimmed === 1
        ? all.reduce((most, share, at) => (at === classes.nothing ? most : Math.max(most, share)), 0)
        : 1,
    label,
    letters: lettersOf(label),
    ideas,
    // Asked of few amounts, and every word costs.
    get ideasAround() {
      ideasAround ??= new Set(
        [label, wholeOf(label, spot, sheet), ...around.map((name) => textOf(context[name]))].flatMap((text) => [
          ...ideasIn(text),
        ]),
      )
      return ideasAround
    },
    isHeaded: isHeaded && column !== undefined,
    isAside: dimmed < 1,
    isLabelDisputed,
    isOfOtherAccount: scoring.isElsewhere(spot.row),
    place: boxAround(spot.item.cell.words.map((word) => word.place)),
    page: spot.row.page,
    row: spot.row.index,
    group: column ? `${column.text} ${Math.round(column.x)}` : (neighbour?.cell ?? spot.item),
    isOfFirstDay: isOfFirst,
  }
}

/** Whether an amount stands in the column of a deposit, beside that of the loan; a sentence has no columns. */
function isUnderDeposit(candidate: Candidate, rows: readonly Row[]): boolean {
  const { header, below } = candidate.context
  const { row, at } = candidate.spot
  // Where labels stand under their amounts what stands over one is of another.
  if (below && likeliestLabel(candidate) === below) return false
  const isOfDeposit = (heading: string) => {
    const ideas = ideasOfLabel(heading)
    return ideas.has('deposit') && !ideas.has('debt') && !ideas.has('interest')
  }
  const [before, behind] = [row.items[at - 1], row.items[at + 1]]
  if ([before, behind].some((beside) => beside?.kind === 'amount') && isOfDeposit(textOf(header))) return true
  // Beside the panel of the loan that of the deposit: its labels stand under its heading.
  if (before?.kind !== 'text' || row.cells.length < 3) return false
  const panel = [...itemsOver(rows, row, before.cell)].find(
    (above) => !above.row.items.some(isAmount) && above.row.cells.length < row.cells.length,
  )
  return panel !== undefined && panel.row.cells.length > 1 && isOfDeposit(panel.over.cell.text)
}

/** Whether an amount is of something else than the paper is about. */
function isAside(candidate: Candidate, { kind, year, sheet: { rows }, isElsewhere }: Scoring): boolean {
  // Of balances their day says which year they are of.
  if (kind === 'wealth') return isHedged(candidate)
  if (kind === 'assessment') return false
  const isBesideMortgage = isElsewhere(candidate.spot.row) || isUnderDeposit(candidate, rows) || isBesideLoan(candidate)
  return (kind === 'mortgage_statement' && isBesideMortgage) || isBesideTheMatter(candidate, year, rows)
}

/**
 * The amounts of a paper without their signs: what is withheld or owed is often printed as less than nothing, and by that alone nothing else. A
 * paper on which the largest amount is negative takes back what another said.
 */
function unsigned({ rows, origin }: Sheet, kind: Statement['kind']): Sheet {
  const all = spotsOf({ rows, origin }).map(({ item }) => item.amount.cents)
  const isTakenBack = 2 * all.filter((cents) => cents < 0).length > all.length
  if (kind === 'income_statement' && isTakenBack && Math.max(...all) < -Math.min(0, ...all)) return { rows, origin }
  const isNegative = (item: Item): item is Amount => isAmount(item) && item.amount.cents < 0
  const positive = (item: Item): Item =>
    isNegative(item) ? { ...item, amount: { ...item.amount, cents: -item.amount.cents, isLess: true } } : item
  // Rows that stay are known by what they say.
  return {
    rows: rows.map((row) => (row.items.some(isNegative) ? { ...row, items: row.items.map(positive) } : row)),
    origin,
  }
}

/** `Vorig jaar (2024): loon € 1  heffing € 2`: all of such a line is of that year. */
const lineOfYearBefore = /^(?:(?:het )?(?:vorig|voorgaand)e? jaar|(?:last|previous) year)\b[^:]*:/i

/** Every amount of a file with what it is and how likely. */
export function scoredAmounts(
  printed: Sheet,
  kind: Statement['kind'],
  year: number | null,
  model: Model,
): ScoredAmount[] {
  const isOfYear = kind === 'income_statement' || kind === 'mortgage_statement'
  const sheet = isOfYear ? unsigned({ ...printed, rows: withoutUncounted(printed.rows) }, kind) : printed
  const others = kind === 'mortgage_statement' ? rowsOfOtherAccounts(sheet.rows) : new Set<number>()
  const isElsewhere = (row: Row) =>
    others.has(row.index) || (kind === 'mortgage_statement' && isLineOfOtherDebt(row, sheet.rows))
  const scoring = { sheet, classes: classesFor(model, kind), kind, year, isElsewhere }
  const examples = rowsBesideStatement(sheet.rows)
  const besides = new Set<Item | undefined>()
  const candidates = candidatesOf(sheet, year, model.meanings)
  const disputed = disputedRows(candidates, sheet.rows)
  const { second } = model
  let all: readonly ScoredAmount[] | undefined
  const again = (at: number, own: ScoredAmount) => () => {
    all ??= second ? scoredAmounts(printed, kind, year, second) : []
    return all[at] ?? own
  }
  return candidates.map((candidate, which) => {
    const { row, at, item } = candidate.spot
    // `Vorig jaar was uw loon € 1 en de heffing € 2`: what is joined to another is of the same time.
    const between = row.items[at - 1]?.cell.text ?? ''
    const isJoined =
      besides.has(row.items[at - 2]) &&
      (/^(?:en|and)\b/.test(between) || (lineOfYearBefore.test(textOfRow(row)) && !/jaar|year|20\d\d/i.test(between)))
    const isBeside = examples.has(row.index) || isJoined || isAside(candidate, scoring)
    if (isBeside) besides.add(item)
    const own = scored(scoring, candidate, isBeside ? beside : 1, disputed.has(row))
    // A copy would ask for what few amounts are asked for.
    return Object.assign(own, { seenAgain: again(which, own) })
  })
}
