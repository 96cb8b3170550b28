import type { DocumentType } from '@aangiftewijs/domain/documents'
import { lettersOfRow, type Sheet, textOfRow } from '../candidates/sheet.ts'
import { isProvisionalAssessment } from './assessment.ts'
import { isOfOtherDebt } from './other-papers.ts'
import { isBanksOverview } from './wealth.ts'

/** Words of at most so many letters are signs only where a word begins with them. */
const shortSign = 4

/** Words that speak for a type, as letters, by how much they say. */
const signs = (
  [
    ['income_statement', 1, 'werknemer jaaropgave employee bruto uitkering pensioen'],
    [
      'income_statement',
      2,
      'werkgever inhoudingsplichtige dienstverband arbeidskorting jaaropgaaf employer annualwage lbph zvw zorgverzekeringswet lijfrente',
    ],
    ['income_statement', 3, 'loonhef loonbelasting fiscaalloon fiscloon belastloon wagetax payrolltax pensioenen aow'],
    ['mortgage_statement', 1, 'lening'],
    [
      'mortgage_statement',
      2,
      'geldverstrekker aflossing eigenwoning aflossingsvrij annuitair annuiteit bouwdepot hoofdsom onderpand',
    ],
    [
      'mortgage_statement',
      3,
      'hypotheek hypothecair hypotheekrente leningdeel restschuld restantschuld restanthoofdsom verschuldigderente',
    ],
    ['mortgage_statement', 4, 'mortgage homeloan woningfinanciering woninglening woonkrediet'],
    // Its portfolio is spoken of as much.
    ['mortgage_statement', 7, 'beleggingshypotheek'],
    ['investment_statement', 2, 'rendement aandelen depotwaarde'],
    ['investment_statement', 3, 'dividend effecten belegging portefeuille koerswaarde investment portfolio'],
    ['healthcare_expenses', 1, 'vergoed'],
    ['healthcare_expenses', 2, 'zorg behandeling medisch huisarts ziekenhuis'],
    ['healthcare_expenses', 3, 'eigenrisico tandarts apotheek fysiotherap patient healthcare dental'],
    ['education_expenses', 2, 'studie universiteit hogeschool studiejaar'],
    ['education_expenses', 3, 'opleiding cursus student'],
    ['education_expenses', 4, 'collegegeld lesgeld tuition'],
    ['charity_donation', 2, 'rsin'],
    ['charity_donation', 3, 'gift schenking goededoel donateur charity'],
    ['charity_donation', 4, 'donatie anbi donation'],
  ] as const satisfies readonly (readonly [Exclude<DocumentType, 'other'>, number, string])[]
).flatMap(([type, weight, words]) =>
  words.split(' ').map((sign) => {
    const asWord = sign.length > shortSign ? null : new RegExp(`\\b${sign}`)
    return { type, weight, sign, asWord }
  }),
)

/** Below this weight, or this close to the runner-up, the type cannot be told. */
const leastWeight = 4

/** The type the words of a file speak for; null when they do not tell. */
export function detectType(sheet: Pick<Sheet, 'rows'>): DocumentType | null {
  // It names wages and credits as the statement of a year does.
  if (isProvisionalAssessment(sheet.rows)) return 'other'
  const letters = sheet.rows.map(lettersOfRow).join(' ')
  const words = sheet.rows.map(textOfRow).join(' ').toLowerCase()
  // The letters of a short word stand by chance over the end of one word and the start of the next: `anbi` in `van bijdrage`.
  const weights = new Map<DocumentType, number>()
  for (const { type, weight, sign, asWord } of signs)
    if (letters.includes(sign) && (asWord?.test(words) ?? true)) weights.set(type, (weights.get(type) ?? 0) + weight)
  // What is owed is no mortgage where the paper says so, or names another debt.
  if (isOfOtherDebt(sheet.rows)) weights.delete('mortgage_statement')
  const [first, second] = [...weights].sort((a, b) => b[1] - a[1])
  if (first && first[1] >= leastWeight && first[1] > (second?.[1] ?? 0)) return first[0]
  return isBanksOverview(sheet.rows) ? 'investment_statement' : null
}
