import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf, standsIn } from '../layout/letters.ts'

/** Titles of papers with the labels of a year's statement and figures of something else. */
const otherTitles = [
  'loonstrook',
  'salarisstrook',
  'loonbriefje',
  'salarisspecificatie',
  'loonspecificatie',
  'uitkeringsspecificatie',
  'betaalspecificatie',
  'payslip',
  'paystub',
  'salaryslip',
  'salarystatementmonth',
  'werkgeversverklaring',
  'employersdeclaration',
  'employersstatement',
  'arbeidsovereenkomst',
  'employmentcontract',
  'proforma',
  'prognose',
  'offerte',
  'renteaanbod',
  'hypotheekaanbod',
  'rentevoorstel',
  'renteverlenging',
  'hypotheekadvies',
  'mortgageoffer',
  'quotation',
  'rentewijziging',
  'voorlopigeaanslag',
  'voorlopigeteruggaaf',
]

const yearly =
  /jaarop|jaarover|annualst|annualinc|annualwage|annualmort|yearendst|overzicht20\d\d|fiscaaloverzicht|saldoopga/

/** How far down a title may stand. */
const titleRows = 15

/**
 * Whether the titles of a paper say that it is another than the statement of a year. What follows such a title, as the caption
 * `Jaaropgave over`, does not make it one.
 */
export function isNoYearStatement(rows: readonly Row[]): boolean {
  const titles = rows.slice(0, titleRows).map((row) => lettersOf(textOfRow(row)))
  const other = titles.findIndex((title) => otherTitles.some((words) => standsIn(words, title)))
  return other >= 0 && !titles.slice(0, other + 1).some((title) => yearly.test(title))
}

/** Debts that are no mortgage, as their overviews are called. */
const otherDebt =
  /studieschuld|studielening|studievoorschot|studentloan|studentdebt|doorlopendkrediet|persoonlijkelening|consumptief|personalloan|creditcard|autolening|carloan|roodstaan|belastingschuld/
const mortgage = /hypothe|mortgage|homeloan|houseloan|eigenwoning|woninglening|woningfinanc|leningdeel|loanpart/

/** Whether a paper is about another debt than a mortgage: it names one in its titles, and a mortgage nowhere. */
export function isOfOtherDebt(rows: readonly Row[]): boolean {
  const letters = rows.map((row) => lettersOf(textOfRow(row)))
  return (
    letters.slice(0, titleRows).some((title) => otherDebt.test(title)) && !letters.some((row) => mortgage.test(row))
  )
}
