import { isAmount } from '../candidates/amount-cells.ts'
import { headOf, isOfPanel, lettersOfRow, mentions, type Row, rowsFrom, says, textOfRow } from '../candidates/sheet.ts'
import { anyOf, lettersOf } from '../layout/letters.ts'
import { overlaps } from '../layout/lines.ts'
import { median } from '../layout/median.ts'
import type { Passage } from './passage.ts'

/** Titles of papers with the labels of a year's statement and figures of something else. */
const otherTitles = [
  // Of a month, or of what is paid otherwise.
  'loonstrook salarisstrook loonbriefje salarisspecificatie loonspecificatie uitkeringsspecificatie',
  'betaalspecificatie payslip paystub salaryslip salarystatementmonth maandoverzicht kwartaaloverzicht',
  'monthlystatement quarterlystatement huurspecificatie huuroverzicht',
  // Of work: declarations, contracts, offers and what changes.
  'werkgeversverklaring employersdeclaration employersstatement arbeidsovereenkomst employmentcontract',
  'arbeidsvoorwaarden salarisvoorstel joboffer employmentoffer vacature salarisverhoging salariswijziging',
  'loonsverhoging salaryincrease transitievergoeding vaststellingsovereenkomst loonbelastingverklaring',
  // Of a whole firm, or of those it does not employ.
  'loonkosten loonjournaal loonaangifte aangifteloonheffing wagesofallemployees',
  'uitbetalingaanderden bedragenaanderden',
  // Of what may be.
  'proforma prognose begroting budgetplan budgetover simulatie rekentool proefberekening quotation offerte pensioenoverzicht',
  'pensionforecast',
  // Of a loan: contracts, offers, other rates and repayments.
  'conceptovereenkomst leningovereenkomst leningsovereenkomst loanagreement koopovereenkomst maximalehypotheek',
  'renteaanbod renteaanbodhypotheek hypotheekaanbod hypotheekofferte bindendaanbod aanbodvoor bindingoffer loanoffer',
  'rentevoorstel renteverlenging hypotheekadvies mortgageoffer rentewijziging',
  'renteherziening nieuwerente aflosnota aflossingsnota aflossingsschema aflosschema repaymentschedule',
  'amortisationschedule amortizationschedule redemptionstatement notarisafrekening taxatierapport',
  // Of the tax authority.
  'voorlopigeaanslag voorlopigeteruggaaf definitieveaanslag aanslaginkomst inkomensverklaring finalassessment',
  'beschikking',
].flatMap((words) => words.split(' '))
const isOtherTitle = { print: anyOf(otherTitles), ocr: anyOf(otherTitles, 'ocr') }

/** What a title of a year's statement is called. */
const yearly =
  /jaarop|jaarover|aflossingsstaatover|annualst|annualinc|annualwage|annualmort|yearendst|saldoopga|(?:maand|kwartaal)overzicht.*jaar20\d\d/
/** Whether a title says that a paper is the statement of a year. */
export const isCalledYearly = (rows: readonly Row[]): boolean => says(headOf(rows), yearly)
const ofNamedYear = /overzicht(?:over|(?:(?:boek|belasting|kalender)?jaar))?20\d\d|fiscaaloverzicht/

const onlyYear = /^(?:boek|kalender|belasting)?jaar20\d\d$/

/** What a row says beside its amounts. */
const wordsIn = (row: Row) =>
  row.items.some(isAmount)
    ? lettersOf(row.items.map(({ kind, cell }) => (kind === 'text' ? cell.text : '')).join(' '))
    : lettersOfRow(row)

/** Longest title, in words; a sentence or a line with amounts only mentions what else there is. */
const longestTitle = 12
const isTitle = (row: Row) =>
  // Headings of columns are none.
  row.cells.length < 3 &&
  row.items.every((item) => item.kind === 'text' || !item.amount.isPlainlyMoney) &&
  row.items.flatMap(({ cell }) => cell.words).length <= longestTitle &&
  !/(?:\p{Ll}{3}[.,;]|%\.)$/u.test(textOfRow(row))

/** Whether one of several cells is by itself the title of a year's statement. */
const isYearlyCell = ({ cells }: Row) =>
  cells.some(({ words, text }) => words.length < 3 && yearly.test(lettersOf(text)))

/** What is smaller than this part of a title is of less weight. */
const larger = 0.8

/** What follows the title of another paper, as the caption `Jaaropgave over`, does not make it the statement of a year. */
function isNoYearStatement(rows: readonly Row[]): boolean {
  const lines = headOf(rows).filter((row) => isTitle(row) || isYearlyCell(row))
  // A year by itself belongs to the title above it.
  const titles = lines.map((row, at) => {
    const next = lines[at + 1]
    return {
      size: row.size,
      isSeen: wordsOf(row).some(({ confidence }) => confidence < 1),
      text: lettersOfRow(row) + (next && onlyYear.test(lettersOfRow(next)) ? lettersOfRow(next) : ''),
    }
  })
  const first = titles.findIndex(({ text }) => yearly.test(text) || ofNamedYear.test(text))
  const other = titles
    .slice(0, first < 0 ? titles.length : first + 1)
    .find(({ text, isSeen }) => (isSeen ? isOtherTitle.ocr : isOtherTitle.print)(text))
  // What is printed smaller than the title of the year is what else there is, such as the menu of a site.
  const isSmaller =
    other !== undefined && yearly.test(titles[first]?.text ?? '') && other.size < larger * (titles[first]?.size ?? 0)
  return other !== undefined && !isSmaller && !yearly.test(other.text)
}

/** What says that a paper is about a whole year, or is made for the tax return. */
const ofWholeYear = [
  /jaarop|jaarover|jaaraf|jaarstaat|jaarloonop|annual|yearly|yearend|loonopga/,
  /(?:opgave|opgaaf|overzicht|statement|summary|samenvatting)\D{0,60}20\d\d/,
  /staat(?:van|over)?(?!\D{0,40}(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|kwartaal))\D{0,40}20\d\d/,
  /(?:kalender|belasting|boek|loon|fiscaal|fiscale|fiscal|tax|calendar)(?:jaar|year)/,
  /fiscaleopga|fiscalegegevens|fiscaaloverzicht|aangifte|taxreturn|belastingdienst|taxadministration/,
  /(?:in|over|during|for|van|jaar|year|voor)20\d\d(?!\d)/,
  // `Jaarkaart 2024`, and the days a year begins and ends.
  /(?:jaar(?!contract)[a-z]{3,16}|loonstaat|loonkaart)20\d\d/,
  /(?<!\d)0?1(?:jan[a-z]*|01)(?:20\d\d)?[a-z]*31(?:dec[a-z]*|12)20\d\d/,
  /(?:in|over|van)(?:het|dit|dat|uw)(?:hele|gehele)?jaar|(?:in|during|over|for)(?:the|that|this)(?:whole|entire)?year/,
]

const isOfWholeYear = ({ rows }: Passage): boolean =>
  rows.map(wordsIn).some((words) => ofWholeYear.some((said) => said.test(words)))

const wordsOf = ({ cells }: Row) => cells.flatMap(({ words }) => words)

/** A word that is less sure than this may be any. */
const legible = 0.5

/** Whether no title says that a paper is of a year, and one was not read: it may be of something else. */
function isTitleUnread(rows: readonly Row[]): boolean {
  const usual = median(rows.map(({ size }) => size))
  const isUnread = (row: Row) =>
    row.size > 1.1 * usual && isTitle(row) && wordsOf(row).some(({ confidence }) => confidence < legible)
  return !isCalledYearly(rows) && headOf(rows).some(isUnread)
}

/** `Dit aanbod is geen jaaropgave.` */
const saidNone = /(?:is|zijn)geen(?:jaarop|jaarover|belastingop|fiscaleop)|(?:is|are)(?:not|no)(?:an?)?annualstatement/

/**
 * What a paper says of its time: that it is of a whole year, or made for the tax return; nothing of the kind, and then its figures are no
 * statement's; or by its titles that it is another paper than the statement of a year.
 */
export type PaperTime = 'whole year' | 'unsaid' | 'other paper'

export function timeOf(passage: Passage): PaperTime {
  if (isNoYearStatement(passage.rows) || says(passage.rows, saidNone)) return 'other paper'
  const file = passage.file ?? passage
  return isOfWholeYear(file) && !isTitleUnread(file.rows) ? 'whole year' : 'unsaid'
}

/** Debts that are no mortgage, as their overviews are called. */
const otherDebt =
  /studieschuld|studielening|studievoorschot|studentloan|studentdebt|doorlopendkrediet|(?:overige?|andere?)(?:lenen|leningen|kredieten)|other(?:loans?|credits?)|persoonlijkelening|consumptief|personalloan|creditcard|autolening|carloan|roodstaan|roodstand|belastingschuld/
const mortgage = /hypothe|mortgage|homeloan|houseloan|eigenwoning|woninglening|woningfinanc|leningdeel|loanpart/

/** A part of a loan that was not spent on the home is taxed with savings, and its interest is not deductible. */
const ofOtherBox = /^(?!.*box1).*box3/

/** Most lines of a table under the heading of a column. */
const mostUnderHeading = 12
/** Whether a line has the number of that box under the heading of a column of boxes. */
function isUnderOtherBox(row: Row, rows: readonly Row[]): boolean {
  for (const above of rowsFrom(rows, row, -1, mostUnderHeading)) {
    const heading = above.cells.find(({ text }) => /^box$/i.test(text))
    if (heading) return row.cells.some((cell) => cell.text === '3' && overlaps(cell, heading))
  }
  return false
}

/** Whether a line is of another debt than a mortgage, or of a part of one that is none of the home. */
export const isLineOfOtherDebt = (row: Row, rows: readonly Row[]): boolean => {
  const letters = lettersOfRow(row)
  const isOther = ofOtherBox.test(letters) || isUnderOtherBox(row, rows)
  return isOther || (otherDebt.test(letters) && !mortgage.test(letters))
}

/** `U hebt bij ons geen hypotheek.` */
const noMortgage = /\b(?:geen|no) (?:hypotheek|mortgage)\b/i

/** A debt for the house one lives in counts without a mortgage. */
const ofOwnHome = /eigenwoningschuld|eigenwoninglening/

/** Whether a paper is about another debt than a mortgage: it names one in its titles, and a mortgage nowhere, or says that there is none. */
export const isOfOtherDebt = (rows: readonly Row[]): boolean =>
  (mentions(rows, noMortgage) && !says(rows, ofOwnHome)) || (says(headOf(rows), otherDebt) && !says(rows, mortgage))

type IsTitleRow = (letters: string, row: Row) => boolean

/** Numbers of the rows from a title under which nothing is of the statement up to one that ends such a part of a paper, or up to the end of its panel. */
function rowsBetween(
  begins: IsTitleRow,
  ends: IsTitleRow,
  rows: readonly Row[],
  isOfOnePanel = false,
): ReadonlySet<number> {
  const found = new Set<number>()
  let title: Row | null = null
  for (const row of rows) {
    const letters = lettersOfRow(row)
    const isTitle = row.items.every((item) => item.kind === 'text')
    // What stands higher is of another panel.
    if (title && row.page === title.page && row.top < title.top && !isOfOnePanel) continue
    if (isTitle && begins(letters, row)) title = row
    else if ((isTitle && ends(letters, row)) || (isOfOnePanel && title && !isOfPanel(title, row))) title = null
    if (title) found.add(row.index)
  }
  return found
}

const besideStatement =
  /^(?:een)?(?:reken)?voorbeeld|^(?:ter)?vergelijkingmet(?:het)?(?:vorig|voorgaand|20\d\d)|^comparisonwith(?:last|theprevious|previous|20\d\d)|^(?:an)?example|^(?:hoe|zo)leestu|^(?:toelichting|uitleg)bijde(?:bedragen|rubrieken)|^explanation(?:of|$)/
const statement = /jaarop|jaarover|annual|statement|aanslag|assessment/
/** Where the page was seen, wide spaces part the words of one title. */
const isOneTitle = (letters: string, { cells, origin }: Row) =>
  letters.length < 50 && (cells.length === 1 || origin === 'ocr')

/** Numbers of the rows under the heading of an example, or of a comparison with the year before, up to the next title of a statement: what stands there is not of it. */
export const rowsBesideStatement = (rows: readonly Row[]): ReadonlySet<number> =>
  rowsBetween(
    // The last line of a page heads nothing.
    (letters, row) => isOneTitle(letters, row) && besideStatement.test(letters) && rowsFrom(rows, row, 1, 1).length > 0,
    (letters, row) => isOneTitle(letters, row) && statement.test(letters),
    rows,
  )

/** Titles of the parts of a bank's year overview that are about other products than the mortgage. */
const otherAccount =
  /^\d{0,2}(?:uw|overzicht|totaal|your)?(?:rekeningen|betaalrekening|betaalrekeningen|betalen|spaarrekening|spaarrekeningen|spaarproducten|sparen|deposito|depositos|beleggen|beleggingen|beleggingsrekening|beleggingsrekeningen|effecten|effectenrekening|creditcard|creditcards|krediet|kredieten|doorlopendkrediet|(?:overige?|andere?)(?:lenen|leningen|kredieten)|other(?:loans?|credits?)|persoonlijkelening|persoonlijkeleningen|consumptiefkrediet|consumercredits?|consumptieveleningen|roodstand|verzekeringen|betalenensparen|sparenenbeleggen|betaalenspaarrekeningen|currentaccounts?|paymentaccounts?|savings|savingsaccounts?|investments|personalloans?|creditcards?|bouwdepot(?:bij[a-z\d]+)?|constructiondeposit)$/
const mortgageTitle =
  /hypothe|^(?:uw|de)?lening|leningde(?:el|len)|loanparts?|eigenwoning|woningfinanciering|mortgage|homeloan|^woning$|^(?:lenen|geleend|financiering)(?:voor|op|van)(?:de|uw|je|jouw)?(?:eigen)?(?:woning|huis)$|^(?:your)?loan|aangifte|taxreturn/

/** Heads the interest of all that stands over it. */
const interestTitle = /^(?:betaalde|verschuldigde|paid)?(?:rente|interest)$/

/** Whether the line below one is nothing but an amount, whose label that is. */
const isLabelOfNext = (row: Row, rows: readonly Row[]) =>
  rowsFrom(rows, row, 1, 1).some(({ items }) => items.every(isAmount))

const beginsOther: IsTitleRow = (letters, row) => {
  // `Spaarrekening 772040118  Bedrag  D/C`
  if (row.cells.length > 1)
    return otherAccount.test(lettersOf(/^(.*?)\s?\d{6,}$/.exec(row.cells[0]?.text ?? '')?.[1] ?? ''))
  return otherAccount.test(letters) || (ofOtherBox.test(letters) && !textOfRow(row).endsWith('.'))
}

/** Rows beside those from the title of another account up to that of the mortgage, in a panel that has no such title of its own: the sections run through all columns. */
function besideOthers(rows: readonly Row[], isEnd: IsTitleRow): readonly Row[] {
  const isTitle = (row: Row) =>
    beginsOther(lettersOfRow(row), row) || (row.cells.length === 1 && mortgageTitle.test(lettersOfRow(row)))
  const isBeside = (row: Row, other: Row) => other.page === row.page && !isOfPanel(row, other) && !isOfPanel(other, row)
  return rows.filter(isTitle).flatMap((title, at, titles) => {
    const end = titles.slice(at + 1).find((row) => row.panel === title.panel && isEnd(lettersOfRow(row), row))
    if (!end || !beginsOther(lettersOfRow(title), title)) return []
    const titled = new Set(titles.map(({ panel }) => panel))
    return rows.filter(
      (row) => isBeside(title, row) && !titled.has(row.panel) && row.top > title.top && row.bottom < end.top,
    )
  })
}

/** Numbers of the rows under titles of other accounts: interest and balances there are not those of the mortgage. */
export const rowsOfOtherAccounts = (rows: readonly Row[]): ReadonlySet<number> => {
  const isEnd: IsTitleRow = (letters, row) =>
    mortgageTitle.test(letters) || (row.cells.length === 1 && interestTitle.test(letters) && !isLabelOfNext(row, rows))
  const beside = besideOthers(rows, isEnd).map(({ index }) => index)
  return new Set([...rowsBetween(beginsOther, isEnd, rows, true), ...beside])
}
