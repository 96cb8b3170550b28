import type { DocumentType } from '@aangiftewijs/domain/documents'
import { type Sheet, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { isBanksOverview, isProvisionalAssessment } from './overviews.ts'

type Detectable = Exclude<DocumentType, 'other'>

/** Words that speak for a type, as letters, with their weight. */
const signs: Readonly<Record<Detectable, readonly (readonly [string, number])[]>> = {
  income_statement: [
    ['loonheffing', 3],
    ['loonbelasting', 3],
    ['werkgever', 2],
    ['inhoudingsplichtige', 2],
    ['dienstverband', 2],
    ['arbeidskorting', 2],
    ['fiscaalloon', 3],
    ['werknemer', 1],
    ['jaaropgaaf', 2],
    ['jaaropgave', 1],
    ['payrolltax', 3],
    ['employer', 2],
    ['annualwage', 2],
    ['lbph', 2],
  ],
  mortgage_statement: [
    ['hypotheek', 3],
    ['hypothecair', 3],
    ['leningdeel', 3],
    ['restschuld', 3],
    ['geldverstrekker', 2],
    ['aflossing', 2],
    ['restanthoofdsom', 3],
    ['eigenwoning', 2],
    ['mortgage', 4],
    ['aflossingsvrij', 2],
    ['annuitair', 2],
    ['verschuldigderente', 3],
    ['bouwdepot', 2],
  ],
  investment_statement: [
    ['dividend', 3],
    ['effecten', 3],
    ['beleggings', 3],
    ['portefeuille', 3],
    ['rendement', 2],
    ['koerswaarde', 3],
    ['investment', 3],
    ['portfolio', 3],
    ['aandelen', 2],
    ['depotwaarde', 2],
  ],
  healthcare_expenses: [
    ['zorg', 2],
    ['eigenrisico', 3],
    ['tandarts', 3],
    ['behandeling', 2],
    ['apotheek', 3],
    ['medisch', 2],
    ['fysiotherap', 3],
    ['huisarts', 2],
    ['patient', 3],
    ['ziekenhuis', 2],
    ['vergoed', 1],
    ['healthcare', 3],
    ['dental', 3],
  ],
  education_expenses: [
    ['collegegeld', 4],
    ['studie', 2],
    ['opleiding', 3],
    ['universiteit', 2],
    ['hogeschool', 2],
    ['cursus', 3],
    ['student', 3],
    ['lesgeld', 4],
    ['tuition', 4],
    ['studiejaar', 2],
  ],
  charity_donation: [
    ['gift', 3],
    ['donatie', 4],
    ['anbi', 4],
    ['schenking', 3],
    ['goededoel', 3],
    ['donateur', 3],
    ['donation', 4],
    ['charity', 3],
    ['rsin', 2],
  ],
}

/** Below this weight, or this close to the runner-up, the type cannot be told. */
const leastWeight = 4

/** The type the words of a file speak for; null when they do not tell. */
export function detectType(sheet: Pick<Sheet, 'rows'>): DocumentType | null {
  // It names wages and credits as the statement of a year does.
  if (isProvisionalAssessment(sheet.rows)) return 'other'
  const letters = sheet.rows.map((row) => lettersOf(textOfRow(row))).join(' ')
  const weights = Object.entries(signs)
    .map(([type, words]) => ({
      type: type as Detectable,
      weight: words.reduce((sum, [word, weight]) => sum + (letters.includes(word) ? weight : 0), 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const [first, second] = weights
  const isTold = first && first.weight >= leastWeight && !(second && second.weight >= first.weight)
  if (isTold) return first.type
  return isBanksOverview(sheet.rows) ? 'investment_statement' : null
}
