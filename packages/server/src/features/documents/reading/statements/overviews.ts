import { headOf, lettersOfRow, type Row, says, textOfRow } from '../candidates/sheet.ts'

/** The letters of what may be a title: text without amounts that is not the end of a sentence. */
const titlesOf = (rows: readonly Row[]) =>
  headOf(rows)
    .filter((row) => row.items.every(({ kind }) => kind === 'text') && !textOfRow(row).endsWith('.'))
    .map(lettersOfRow)

const yearly =
  /jaarover|jaarop|fiscaaloverzicht|financieeloverzicht|jaarlijksoverzicht|belastingoverzicht|overzicht(?:over)?20\d\d|voor(?:de|uw)?(?:belasting)?aangifte|annual|yearend|yearly|taxstatement|taxoverview/
const ofShorterTime =
  /kwartaal|maandover|maandafschrift|halfjaar|weekover|rekeningafschrift|dagafschrift|afschriftnr|afschriftnummer|bijenafschrij|transactieoverzicht|quarter|monthly|bankstatementof|statementno|accountstatement/

/** Whether the titles of a paper say that it is the overview of a whole year. */
export function isYearsOverview(rows: readonly Row[]): boolean {
  const titles = titlesOf(rows)
  return titles.some((title) => yearly.test(title)) && !titles.some((title) => ofShorterTime.test(title))
}

const account =
  /spaarrekening|betaalrekening|spaartegoed|banktegoed|spaarsaldo|rekeningcourant|savingsaccount|currentaccount|bankbalance/

/** Whether a paper is a bank's overview of a year: its title says a year's overview, and it lists accounts. */
export const isBanksOverview = (rows: readonly Row[]): boolean => isYearsOverview(rows) && says(rows, account)

/** What is in a green fund is asked by itself. */
export const namesGreenFund = (rows: readonly Row[]): boolean =>
  says(rows, /groenfonds|groensparen|groenspaar|groenbeleg|groendeposito|groenrekening|greenfund|greensavings/)

/** Amounts may be in dollars or pounds. */
export const namesForeignMoney = (rows: readonly Row[]): boolean =>
  rows.some((row) => /\$|£|\b(?:USD|GBP|CHF)\b/.test(textOfRow(row)))

/** Whether amounts stand in sentences: there a part of them is easily overlooked. */
export const hasSentences = (rows: readonly Row[]): boolean =>
  rows.some(({ items }) =>
    items.some((item, at) => {
      const next = items[at + 1]
      return item.kind === 'amount' && (/\d\.$/.test(item.cell.text) || /^(?:\p{Ll}|\.)/u.test(next?.cell.text ?? ''))
    }),
  )

/** Whether an account is of two people, who both may upload its overview. */
export const isOfTwo = (rows: readonly Row[]): boolean =>
  rows.some((row) => /\ben\/of\b|\be\/o\b|gezamenlijke? rekening|joint account/i.test(textOfRow(row)))

const provisional =
  /^(?:betreft|onderwerp|uw|your|nieuwe|herziene|nadere|gewijzigde)*(?:voorlopige(?:aanslag|teruggaaf)|provisional(?:incometax)?(?:assessment|refund))/
const ofOtherTax =
  /zorgverzekeringswet|zvw|toeslag|definitieve|vennootschaps|omzetbelasting|motorrijtuigen|erfbelasting|schenkbelasting|gemeentelijk|healthinsurance|finalassessment|allowance/
const titleLength = 110

/** Whether the titles of a paper say that it is a provisional assessment of income tax. */
export function isProvisionalAssessment(rows: readonly Row[]): boolean {
  const titles = titlesOf(rows).filter(({ length }) => length < titleLength)
  return titles.some((title) => provisional.test(title)) && !titles.some((title) => ofOtherTax.test(title))
}

/** Whether an assessment changes an earlier one: what it says is only a part of what is paid or received for the year. */
export const isRevision = (rows: readonly Row[]): boolean =>
  says(
    rows,
    /herzien|gewijzigd|nader(?:e|evoorlopige)|eerder(?:e|vastgesteld|opgelegd)|vorigevoorlopige|(?:al|reeds)(?:betaald|ontvangen)|nogtebetalen|revised|previousassessment|earlierassessment|already/,
  )

/** The year a provisional assessment is of, as its title says. */
export function yearOfAssessment(rows: readonly Row[]): number | null {
  const title = headOf(rows).find((row) => provisional.test(lettersOfRow(row)))
  const [year, other] = new Set((title ? textOfRow(title) : '').match(/(?<!\d)20\d\d(?!\d)/g) ?? [])
  return year === undefined || other !== undefined ? null : Number(year)
}
