import type { Concept } from './label.ts'

/** How a sentence says what its amount is: `¤` is the amount in question, `¢` any other; the text is in lower case. */
export interface SentencePattern {
  readonly concept: Concept
  readonly says: readonly RegExp[]
  /** A sentence with this is about something else. */
  readonly unless?: RegExp
}

/** A sentence about another time, an example, a limit or an expectation: its amount is of no year's statement. */
export const hedges =
  /\b(?:vorig|verwacht|naar verwachting|ongeveer|circa|per maand|maandelijks|maximaal|minimaal|minimum|maximum|ten minste|tenminste|minder dan|meer dan|stel|bijvoorbeeld|(?:dit|het|een) voorbeeld|rekenvoorbeeld|fictief|example|als u|indien|zou|wordt verhoogd|verhoogd naar|voorschot|voorlopig|niet|expected|per month|monthly|last year|if you|suppose|about|up to|at least|at most|increase[sd]?|estimated?|provisional|not)\b/

export const yearEnd = /31 december|31-12|31 dec\b|december 31|eind(?:e)? (?:van )?(?:het jaar|20\d\d)|ultimo|end of/
export const yearStart = /1 januari|\b0?1-0?1\b|january|begin (?:van )?(?:het jaar|20\d\d)|(?:start|beginning) of/

const was =
  '(?:was|waren|is|zijn|bedroeg|bedroegen|bedraagt|bedragen|kwam uit op|were|amounts to|amounted to|came to|comes to)'
const wage =
  '(?:(?:fiscaal|fiscale|belastbaar|belastbare) (?:bruto ?)?(?:jaar)?(?:loon|inkomen|salaris|uitkering|pensioen)|loon voor de (?:loonheffing|loonbelasting)(?:en)?|(?:taxable|fiscal) (?:annual )?(?:wages?|salary|income|pay|pension|benefits?|earnings))'
const tax =
  '(?:loonheffing(?:en)?|loonbelasting(?: en premies? volksverzekeringen)?|payroll tax(?:es)?|wage tax|wage levy)'
const interest = '(?:hypotheekrente|rente|mortgage interest|interest)'
const debt =
  '(?:restschuld|hypotheekschuld|restant hoofdsom|restanthoofdsom|hoofdsom|schuld|hypotheek|lening|leningen|outstanding balance|outstanding debt|balance|debt|mortgage)'
/** Words between, but no other amount. */
const some = (most: number) => `[^¢¤.;]{0,${most}}`
const pattern = (text: string) => new RegExp(`(?<![a-z])${text}`)

export const sentencePatterns: readonly SentencePattern[] = [
  {
    concept: 'salary',
    says: [
      pattern(`${wage}\\b${some(50)}\\b${was}\\b${some(20)}¤`),
      pattern(`${was} ${some(12)}${wage}\\b${some(25)}¤`),
      pattern(`¤ (?:aan |in |of )?${wage}\\b`),
    ],
  },
  {
    concept: 'taxWithheld',
    says: [
      pattern(`¤ (?:aan |in |of )?${tax}\\b${some(40)}\\b(?:ingehouden|afgehouden|afgedragen|withheld|deducted)\\b`),
      pattern(`(?:hield|hielden|houden)\\b${some(30)}¤ (?:aan )?${tax}\\b${some(25)}\\bin\\b`),
      pattern(`ingehouden ${tax}\\b${some(40)}\\b${was}\\b${some(20)}¤`),
      pattern(`aan ${tax}\\b${some(40)}¤${some(15)}\\b(?:ingehouden|afgedragen)\\b`),
      pattern(`${tax}\\b${some(25)}\\b(?:withheld|deducted)\\b${some(20)}\\b${was}\\b${some(10)}¤`),
      pattern(`(?:withheld|deducted)\\b${some(20)}¤ (?:of |in |as )?${tax}\\b`),
    ],
    unless: /bijzonder tarief|special rate/,
  },
  {
    concept: 'mortgageInterest',
    says: [
      pattern(`¤ (?:aan |in |of )?${interest}\\b${some(30)}\\b(?:betaald|voldaan|paid)\\b`),
      pattern(`(?:betaalde|voldeed|paid)\\b${some(50)}¤ (?:aan |in |of )?${interest}\\b`),
      pattern(`(?:betaalde|verschuldigde) ${interest}\\b${some(40)}\\b${was}\\b${some(12)}¤`),
      pattern(`aan ${interest}\\b${some(40)}\\b(?:betaalde|betaald)\\b${some(12)}¤`),
      pattern(`aan ${interest}\\b${some(40)}¤${some(15)}\\bbetaald\\b`),
      pattern(`${interest} (?:you )?paid\\b${some(30)}\\b${was}\\b${some(10)}¤`),
    ],
    unless: /bouwdepot|construction|boete|penalty|spaar|saving|ontvang|receive|aflossing|repay|achterstall|rood ?stand/,
  },
  {
    concept: 'remainingBalance',
    says: [
      pattern(`${debt}\\b${some(60)}\\b(?:${was}|nog|per|op|still|on)\\b${some(30)}¤`),
      pattern(`${was}\\b${some(15)}${debt}\\b${some(40)}¤`),
      pattern(`¤${some(20)}\\b(?:schuldig|open|openstaan|outstanding|owed)\\b`),
      pattern(`(?:schuldig|owed|schuld)\\b${some(30)}¤`),
    ],
    unless: /rente|interest|aflos|repa|bouwdepot|spaar|saving|woz|waarde|value/,
  },
  {
    concept: 'amount',
    says: [
      pattern(`van u\\b${some(90)}¤${some(40)}\\bontvangen\\b`),
      pattern(`¤${some(40)}\\bvan u\\b${some(30)}\\bontvangen\\b`),
      pattern(`(?:ontvingen|ontving) (?:wij|we)\\b${some(60)}¤`),
      pattern(
        `(?:u|jij|je) (?:hebt|heeft|heb)?${some(80)}¤${some(50)}\\b(?:gedoneerd|geschonken|gegeven|betaald|voldaan|overgemaakt)\\b`,
      ),
      pattern(
        `(?:hebt|heeft|heb) u\\b${some(80)}¤${some(50)}\\b(?:gedoneerd|geschonken|gegeven|betaald|voldaan|overgemaakt)\\b`,
      ),
      pattern(`(?:giften|donaties|gift|donatie|donations?|gifts?)\\b${some(40)}\\b${was}\\b${some(15)}¤`),
      pattern(`(?:^|[ ,])(?:u|jij|je) (?:gaf|schonk|doneerde|betaalde|voldeed|maakte)\\b${some(60)}¤`),
      pattern(`(?:gaf|schonk|doneerde|betaalde) (?:u|jij|je)\\b${some(60)}¤`),
      pattern(`(?:received|donated|paid|given|gave)\\b${some(60)}¤`),
    ],
    unless: /vergoed|verzekeraar|reimburs|insurer|korting|discount|eigen risico|btw|vat\b/,
  },
]
