import { sureEnough } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { passageOf, readStatements } from '../read-statements.ts'
import { shippedModel } from './model.ts'
import { type PaperTime, rowsBesideStatement, timeOf } from './other-papers.ts'

const placed = (lines: readonly string[]) => lines.map((line, at): Placed => [line, 60, 40 + 20 * at])
const sheetOfLines = (lines: readonly string[]) => sheetOf([pageOf(placed(lines))])

it.each<[string, readonly string[], PaperTime]>([
  ['an offer', ['Hypotheekofferte', 'Berekende rente'], 'other paper'],
  ['an offer that names a year in a caption', ['Renteverlengingsvoorstel', 'Jaaropgaaf over: 2026'], 'other paper'],
  ['a declaration that was scanned', ['Werkgcversverklaring', 'Fiscaal loon'], 'other paper'],
  ['an offer of which a scan lost letters', ['enteaarbod hypotheek', 'Statement year = 2026'], 'other paper'],
  ['a forecast of a pension, which is an overview of a year, too', ['Uniform Pensioenoverzicht 2024'], 'other paper'],
  ['an assessment', ['Definitieve aanslag inkomstenbelasting 2023', 'Loon'], 'other paper'],
  ['a contract that is still to be signed', ['Familielening - concept overeenkomst', 'Rente'], 'other paper'],
  ['what the tax authority says of an income', ['Belastingdienst', 'Inkomensverklaring 2023'], 'other paper'],
  ['an overview made for an assessment', ['Opgave ten behoeve van de aangifte inkomstenbelasting 2024'], 'whole year'],
  ['a budget of a year', ['Budgetplan 2025', 'Salaris'], 'other paper'],
  ['wages of those whom a budget pays', ['Salarisadministratie persoonsgebonden budget', 'Jaaropgaaf'], 'whole year'],
  [
    'what was paid to those not employed',
    ['Opgaaf van honoraria 2024 (uitbetaling aan derden)', 'Totaal'],
    'other paper',
  ],
  ['a year of interest and repayments', ['Rente- en aflossingsstaat over 2023', 'Maand'], 'whole year'],
  ['a plan of repayments', ['Aflossingsschema', '2024', '2025'], 'other paper'],
  [
    'a payslip of a numbered period',
    ['Loonstrook periode 4 2024', 'Dienstverband 01-01-2024 t/m 31-12-2024'],
    'other paper',
  ],
  ['of a savings account', ['Spaarrekening eigen woning 2024', 'Hypotheekrente in 2024'], 'whole year'],
  ['a list of the months of a year', ['Maandoverzicht hypotheek over het jaar 2024', 'Rente'], 'whole year'],
  ['the statement of a year', ['Jaaropgaaf 2024', 'Fiscaal loon'], 'whole year'],
  ['a payslip that is one as well', ['Jaaropgaaf 2024 en loonstrook december', 'Fiscaal loon'], 'whole year'],
  ['what does not say what time it is about', ['Notaris Van Dijk', 'Passeerrente'], 'unsaid'],
  ['what is owed on a day', ['Per 1 maart 2025 bedraagt uw schuld', 'Lopende rente'], 'unsaid'],
  ['what gives the figures of a tax year', ['Fiscale jaarcijfers lening', 'Rente'], 'whole year'],
  ['a letter about a year', ['Geachte mevrouw,', 'In 2024 betaalden wij u het volgende.'], 'whole year'],
  ['what is made for the tax return', ['Gegevens voor uw belastingaangifte', 'Fiscaal loon'], 'whole year'],
  [
    'a sentence about another paper',
    ['Afschrift ultimo 2024', 'Voor de nieuwe rente vragen wij niets.', 'Jaar 2024'],
    'whole year',
  ],
  ['a card of a year', ['Jaarkaart 2024', 'Fiscaal loon'], 'whole year'],
  ['the days of a year', ['Loon', 'Van 1 januari - 31 december 2024'], 'whole year'],
  [
    'a line that only names another paper',
    ['Jaarstuk 2024', 'Betaald via aangifte loonheffing 8.200,00'],
    'whole year',
  ],
  ['what names the tax year beside a caption', ['Belastingjaar: 2024', 'Fiscaal loon'], 'whole year'],
])('says of %s what time it is about', (_, lines, time) => {
  expect(timeOf(passageOf(sheetOfLines(lines), 'mortgage_statement', shippedModel()))).toBe(time)
})

it('fills in nothing of what does not say that it is of a year, whatever its labels say', () => {
  const calculation: Placed[] = [
    ['Wat kost een lening?', 60, 40],
    ['Rente per jaar', 60, 80],
    ['11.400,00', 300, 80],
    ['Restschuld einde jaar', 60, 100],
    ['294.700,00', 300, 100],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], calculation)).toEqual([[null, null]])
})

it.each([
  ['Loonstrook april 2024', false],
  ['Jaaropgaaf 2024', undefined],
])('says of %s whether it is of a year, and is sure of its figures only then', (title, isOfYear) => {
  const [statement] = readStatements(
    [
      pageOf([
        [title, 60, 70, 18],
        ['Fiscaal loon', 60, 120],
        ['20.535,80', 440, 120],
        ['Ingehouden loonheffing', 60, 140],
        ['1.914,00', 440, 140],
      ]),
    ],
    'income_statement',
  ).statements
  const { salary } = statement?.evidence ?? {}
  expect(statement).toMatchObject({ kind: 'income_statement', salary: 20535.8 })
  expect(statement?.isOfYear).toBe(isOfYear)
  expect((salary?.confidence ?? 0) >= sureEnough).toBe(isOfYear === undefined)
})

it('takes what stands under the heading of an example for nobody’s, up to the next title', () => {
  const { rows } = sheetOfLines(['Fiscaal loon', 'Voorbeeld', 'Fiscaal loon', 'Jaaropgaaf 2024', 'Fiscaal loon'])
  expect([...rowsBesideStatement(rows)]).toEqual([1, 2])
})

it('takes nothing of a panel that stands higher for an example', () => {
  const { rows } = sheetOfLines(['Fiscaal loon', 'Voorbeeld', 'Fiscaal loon'])
  const other = sheetOfLines(['Jaaropgave over', 'Loonheffing', 'Loonheffing']).rows
  const behind = other.map((row) => ({ ...row, index: row.index + rows.length }))
  expect([...rowsBesideStatement([...rows, ...behind])]).toEqual([1, 2, 4, 5])
})
