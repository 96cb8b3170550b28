import type { DocumentType } from '@aangiftewijs/domain/documents'
import { lettersOfRow, type Sheet, textOfRow } from '../candidates/sheet.ts'
import { isProvisionalAssessment } from './assessment.ts'
import { isBanksOverview } from './wealth.ts'

type Detectable = Exclude<DocumentType, 'other'>

/** Words that speak for a type, as letters, by how much they say. */
const signs: Readonly<Record<Detectable, Readonly<Record<number, string>>>> = {
  income_statement: {
    1: 'werknemer jaaropgave employee bruto uitkering pensioen',
    2: 'werkgever inhoudingsplichtige dienstverband arbeidskorting jaaropgaaf employer annualwage lbph zvw zorgverzekeringswet lijfrente',
    3: 'loonhef loonbelasting fiscaalloon fiscloon belastloon wagetax payrolltax pensioenen aow',
  },
  mortgage_statement: {
    1: 'lening',
    2: 'geldverstrekker aflossing eigenwoning aflossingsvrij annuitair annuiteit bouwdepot hoofdsom onderpand',
    3: 'hypotheek hypothecair leningdeel restschuld restanthoofdsom verschuldigderente',
    4: 'mortgage homeloan woningfinanciering',
  },
  investment_statement: {
    2: 'rendement aandelen depotwaarde',
    3: 'dividend effecten beleggings portefeuille koerswaarde investment portfolio',
  },
  healthcare_expenses: {
    1: 'vergoed',
    2: 'zorg behandeling medisch huisarts ziekenhuis',
    3: 'eigenrisico tandarts apotheek fysiotherap patient healthcare dental',
  },
  education_expenses: {
    2: 'studie universiteit hogeschool studiejaar',
    3: 'opleiding cursus student',
    4: 'collegegeld lesgeld tuition',
  },
  charity_donation: {
    2: 'rsin',
    3: 'gift schenking goededoel donateur charity',
    4: 'donatie anbi donation',
  },
}

/** Words of at most so many letters are signs only where a word begins with them. */
const shortSign = 4

/** Below this weight, or this close to the runner-up, the type cannot be told. */
const leastWeight = 4

/** The type the words of a file speak for; null when they do not tell. */
export function detectType(sheet: Pick<Sheet, 'rows'>): DocumentType | null {
  // It names wages and credits as the statement of a year does.
  if (isProvisionalAssessment(sheet.rows)) return 'other'
  const letters = sheet.rows.map(lettersOfRow).join(' ')
  const words = sheet.rows.map(textOfRow).join(' ').toLowerCase()
  // The letters of a short word stand by chance over the end of one word and the start of the next: `anbi` in `van bijdrage`.
  const isSaid = (sign: string) =>
    letters.includes(sign) && (sign.length > shortSign || new RegExp(`\\b${sign}`).test(words))
  const countOf = (signs: string) => signs.split(' ').filter(isSaid).length
  const weights = Object.entries(signs)
    .map(([type, byWeight]) => ({
      type: type as Detectable,
      weight: Object.entries(byWeight).reduce((sum, [weight, words]) => sum + Number(weight) * countOf(words), 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const [first, second] = weights
  const isTold = first && first.weight >= leastWeight && !(second && second.weight >= first.weight)
  if (isTold) return first.type
  return isBanksOverview(sheet.rows) ? 'investment_statement' : null
}
