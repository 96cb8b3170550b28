import type { DocumentType } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { detectType } from './detect-type.ts'

it.each<[DocumentType | null, readonly string[]]>([
  [
    'income_statement',
    ['Opgave lijfrente-uitkering over het jaar 2025', 'Ingehouden loonheffing', 'Uitkering per maand'],
  ],
  ['income_statement', ['Uw pensioen in 2024', 'Loonheffing', 'Inhouding van bijdrage Zorgverzekeringswet']],
  ['income_statement', ['JAAROPG. 2024', 'Loon LB/VV', 'LB/VV ingeh.', 'Zvw wg', 'Bruto', 'Geen loonheffing?']],
  ['mortgage_statement', ['Afschrift van uw lening per ultimo 2023', 'annuïteitenlening', 'onderpand: Dijkgraaf 6']],
  [
    'mortgage_statement',
    [
      'Beleggingshypotheek  Levenhypotheek',
      'Restantschuld 31-12-2022',
      'Betaalde hypotheekrente 2022',
      'De waarde van de aan de beleggingshypotheek verbonden effectenrekening bedroeg',
    ],
  ],
  ['mortgage_statement', ['Home Loan Annual Statement 2024', 'Principal at 1 January']],
  ['charity_donation', ['Uw giften in 2024', 'Stichting De Bron heeft de ANBI-status']],
  [
    'other',
    ['Voorlopige aanslag 2025', 'Deze aanslag is een schatting. U krijgt na uw aangifte', 'een definitieve aanslag.'],
  ],
  [null, ['Persoonlijke lening  Restschuld 31-12-2024', 'Aflossing', 'U hebt bij onze bank geen hypotheek.']],
  [null, ['Spaarrekening', 'Rente over de lening aan een vriend']],
])('tells %s by the words of a paper', (type, lines) =>
  expect(detectType(sheetOf([pageOf(lines.map((line, at) => [line, 60, 60 + 20 * at]))]))).toBe(type),
)
