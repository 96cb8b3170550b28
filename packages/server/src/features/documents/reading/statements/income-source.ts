import type { IncomeSource } from '@aangiftewijs/domain/documents'
import type { Cents } from '@aangiftewijs/domain/money'
import { type Amount, type Item, isAmount } from '../candidates/amount-cells.ts'
import { ideasIn } from '../candidates/phrase.ts'
import { headOf, mentions, type Row, rowsFrom, says, textOfRow } from '../candidates/sheet.ts'
import type { Cell } from '../layout/lines.ts'
import { isMoney } from '../texts/name-stretches.ts'
import { doubtful, type Figure } from './figure.ts'
import { timeOf } from './other-papers.ts'
import type { Passage } from './passage.ts'

/** Those that pay benefits, and what their statements are called. */
const benefits = {
  source: 'benefit',
  payer: /^\s*(?:het )?UWV\b|uitvoeringsinstituut werknemersverzekeringen/i,
  title: /^\s*(?:uw )?jaaropga(?:ve|af) (?:(?:van )?uw )?(?:WW|WIA|WAO|IVA|WGA|Wajong|bijstand|participatiewet)\b/i,
} as const
/** The same of pensions beside them. */
const sources = [
  {
    source: 'pension',
    payer:
      /pensioenfonds|pensioenuitvoerder|pensioenverzekeraar|sociale verzekeringsbank|^\s*(?:de )?SVB\b|pension fund/i,
    title:
      /^\s*(?:uw )?jaaropga(?:ve|af) (?:(?:van )?uw )?(?:pensioen|AOW|ouderdomspensioen|nabestaandenpensioen|lijfrente)/i,
  },
  benefits,
] as const
/** Words of work: those that pay pensions have people in their service, too. A benefit for a birth or for leave with a child counts as wage. Act 8.1(2)(d). */
const ofWork =
  /dienstverband|in dienst\b|personeelsn|functie\b|arbeidsovereenkomst|employment|\bWAZO\b|(?:ouderschaps|geboorte|adoptie|zwangerschaps)(?:-?uitkering|verlof)/i

/** An amount stands in the lines under its name at most so far. */
const farthestUnder = 4

/** Where it was applied a paper is of work alone. */
const labourCredit = /arb(?:eids|\. ?)korting|labou?r credit|employment tax credit/i
/** Amounts of money on a line; that there is nothing may be `0` alone. */
const moneyOf = (items: readonly Item[]): readonly Amount[] =>
  items.filter(isAmount).filter(({ amount }) => amount.isPlainlyMoney || amount.cents === 0)

/** The amounts of labour credit that a paper says were applied, on the lines that name it. */
const creditsIn = (rows: readonly Row[]): readonly Cents[] =>
  rows
    .filter((row) => labourCredit.test(textOfRow(row)))
    .flatMap(({ items }) => moneyOf(items).map(({ amount }) => amount.cents))

/** A benefit in sickness: a wage as long as somebody is employed, and none after that. Act 8.1(2)(c). Not the place in a return, `loon en ziektewetuitkeringen`. */
const sickness = String.raw`(?:(?<!loon en )ziektewet(?!-? ?uitkeringen)|(?<!\d{4} ?)\bZW\b)`
const ofSickness = new RegExp(`${sickness}|ziekengeld|sickness benefit`, 'i')
/** As it is called where it is what is paid: every wage may be insured by it, too. */
const paidInSickness = new RegExp(
  `${sickness}[- ]?uitkering|(?:uitkering|jaaropga(?:ve|af))(?: (?:uit|van|uw|de|20\\d\\d))*:? +${sickness}`,
  'i',
)
const paysInSickness = (rows: readonly Row[]): boolean =>
  mentions(rows, paidInSickness) || (mentions(headOf(rows), benefits.payer) && mentions(rows, ofSickness))

/** The same under the name, in the column that it heads. */
function creditsUnder(rows: readonly Row[]): readonly Cents[] {
  return rows.flatMap((row) => {
    const at = row.cells.findIndex(({ text }) => labourCredit.test(text))
    const [cell, next] = [row.cells[at], row.cells[at + 1]]
    if (!cell || moneyOf(row.items).length > 0) return []
    const under = rowsFrom(rows, row, 1, farthestUnder).find(({ items }) => moneyOf(items).length > 0)
    const isInColumn = ({ left, right }: Cell) => left >= cell.left && (!next || right <= next.left)
    return moneyOf(under?.items ?? []).flatMap((item) => (isInColumn(item.cell) ? [item.amount.cents] : []))
  })
}

/** What a benefit in sickness counts as, by the labour credit that was applied with it; undefined where the paper does not say. */
function sicknessAs(rows: readonly Row[]): 'wage' | 'benefit' | undefined {
  const credits = [...creditsIn(rows), ...creditsUnder(rows)]
  if (credits.length === 0) return undefined
  return credits.some((cents) => cents !== 0) ? 'wage' : 'benefit'
}

/** Whether something on a paper says that it is about work. */
export const isOfWork = (rows: readonly Row[]): boolean =>
  paysInSickness(rows)
    ? sicknessAs(rows) === 'wage'
    : mentions(rows, ofWork) || creditsIn(rows).some((cents) => cents !== 0)

/** Whether the head of a paper speaks of a pension or benefit, and nothing on it of work. */
export const isOfBenefit = (rows: readonly Row[]): boolean =>
  headOf(rows).some((row) => ideasIn(textOfRow(row)).has('benefit')) && !isOfWork(rows)

/** What is paid from a pension or an annuity, as an insurer, a bank or a fund calls it; a premium is paid towards one, and a right is none yet. */
const kinds = String.raw`(?:[\p{L}-]*pensioen|AOW|ANW|(?:bank)?lijfrente(?:verzekering|rekening)?|(?:state |old[- ]age |survivor\S* )?pension|annuity)`
const paid = String.raw`(?:uitkering(?:en)?|payments?|benefits?|income)(?![\p{L}-])`
const kindOfIncome = new RegExp(`^${kinds}(?:[- ]?${paid})?\\s*(?:$|[,(])`, 'iu')
const paidFrom = new RegExp(
  `(?:^|[ (])${kinds}[- ]?${paid}|(?:uitkering(?:en)?|uitbetaling(?:en)?|payments?) (?:uit|van|from|of) (?:\\p{L}+ ){0,2}?${kinds}(?![\\p{L}-])`,
  'iu',
)
/** The same in the title of a paper, with its year before it. */
const ofPension = new RegExp(
  `^(?:(?:betreft|onderwerp): ?)?(?:uw )?(?:jaaropga(?:ve|af)|jaarbericht|opga(?:ve|af)) ?(?:(?:van|over) )?(?:20\\d\\d)? ?(?:uw )?${kinds}(?:[- ]?${paid}|(?![\\p{L}-]))`,
  'iu',
)
/** Every paper of an employer may have these as the head of a column: no title is as short. */
const justThat = /^(?:pensioen|pension|AOW|ANW)$/i
/** Stands before or beside the kind of what is paid. */
const asksKind =
  /^(?:soort:|(?:soort|aard|type)(?: van)?(?: de| uw)? (?:uitkering|inkomen|inkomsten|pensioen|regeling|product)|uitkeringssoort|(?:type|kind) of (?:benefit|income|pension|payment)\b):?\s*/i
const notPaid = /premie|bijdrage|opbouw|aanspraak|inleg|storting|koopsom|premium|contribution|accrual/i
/** What an insurer's own people have no number of on the statement of their wage. */
const ofPolicy = /^(?:uw )?(?:polis|policy)/i
const insurer = /verzeker|assurant|insurance/i
/** Insurers pay these, too, and who is ill may be in service. */
const ofIllness = /arbeidsongeschikt|invaliditeit|\bW(?:IA|GA|AO)\b|ziekengeld|disability/i
/** A label or title: longer texts are sentences, which explain what is not of this paper, too. */
const longestName = 80

/** Whether the words of a paper itself say that a pension or an annuity is what it is about. */
function saysPension(rows: readonly Row[]): boolean {
  const head = new Set(headOf(rows))
  return rows.some((row) => {
    if (notPaid.test(textOfRow(row)) || textOfRow(row).endsWith('.')) return false
    const names = row.cells.map(({ text }) => text.trim()).filter(({ length }) => length <= longestName)
    const isAsked = names.some((name) => asksKind.test(name))
    const isAlone = head.has(row) && names.length <= 2 && !row.items.some(isMoney)
    const isKind = (name: string) => kindOfIncome.test(name) && (isAsked || (isAlone && !justThat.test(name)))
    const isTitle = (name: string) => head.has(row) && ofPension.test(name)
    return names.some((name) => isKind(name.replace(asksKind, '')) || isTitle(name) || paidFrom.test(name))
  })
}

const paysOnPolicy = (rows: readonly Row[], payer: string | null): boolean =>
  insurer.test(payer ?? '') && rows.some(({ cells }) => cells.some(({ text }) => ofPolicy.test(text)))

/** What the statement of a year is of, by who pays, what it is called and what it says: wages, unless it is surely another. */
export function incomeSourceOf(rows: readonly Row[], payer: string | null): IncomeSource {
  if (isOfWork(rows)) return 'wage'
  if (paysInSickness(rows)) return 'benefit'
  const [said, ...others] = sources.filter(
    ({ payer: names, title }) => names.test(payer ?? '') || mentions(headOf(rows), title),
  )
  if (others.length > 0) return 'wage'
  if (said) return said.source
  return !mentions(rows, ofIllness) && (saysPension(rows) || paysOnPolicy(rows, payer)) ? 'pension' : 'wage'
}

/** How papers about income from work without an employer are called, as letters: the form IB 47, royalties, platforms. */
const withoutEmployer =
  /overigewerkzaamheden|(?:uit)?betaaldebedragenaan(?:een)?derde|betalingenaan(?:een)?derde|ib47|royalty|royalties|auteursvergoeding|freelancevergoeding|platforminkomsten|dac7|paymentstothirdparties/

const isWithoutEmployer = (rows: readonly Row[]): boolean => says(headOf(rows), withoutEmployer)

/** Whether a paper is about income that is no wage, so that what it says was paid is none either; or that may be one, and does not say. */
export const isOfOtherIncome = (rows: readonly Row[]): boolean =>
  isWithoutEmployer(rows) || (paysInSickness(rows) && sicknessAs(rows) === undefined)

/** How what was paid in the whole year is called. */
const ofWhole =
  /^(?:totaal|total)\p{L}*(?:betaald|vergoeding|royalty|royalties|inkomsten|opbrengst|paid|earnings|royalties)|^(?:uit)?betaald(?:e)?(?:bedrag|vergoeding)(?!per)|^total(?:amount)?paid/u
/** What is taken off it, so that it is not the income. */
const takenOff = /kosten|commissie|inhouding|loonheffing|servicefee|fees|expenses|commission|withheld|btw|vat/

/** How sure one plain total is. */
const plain = 0.9
const legible = 0.9

/** Income from work without an employer; null where a paper is about something else or names no amount of it. */
export function readOtherIncome(passage: Passage): Figure<Cents> | null {
  const { rows, amounts } = passage
  if (!isWithoutEmployer(rows)) return null
  const [first, ...others] = amounts.filter(
    ({ letters, cents, isAside }) => cents > 0 && !isAside && ofWhole.test(letters),
  )
  if (!first) return null
  const isOne = others.every(({ cents }) => cents === first.cents)
  const isWhole = !amounts.some(({ letters, cents }) => cents !== 0 && takenOff.test(letters))
  const isSure = isOne && isWhole && first.legibility > legible && timeOf(passage) === 'whole year'
  const { cents, place, label } = first
  return { value: cents, evidence: { confidence: isSure ? plain : doubtful, place, label } }
}
