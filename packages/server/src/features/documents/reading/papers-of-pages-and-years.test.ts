import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, table } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

/** Pages of a label and values in each line. */
const pagesOf = (...pages: readonly (readonly (readonly string[])[])[]) =>
  pages.map((lines, at) => ({ ...pageOf(table(40, ...lines)), number: at + 1 }))

it('a page that carries sums on belongs to the statement, though it names nobody', () => {
  const pages = pagesOf(
    [
      ['Jaaropgave pensioen 2023'],
      ['Burgerservicenummer', '999990822'],
      ['', 'Fiscaal loon', 'Loonheffing'],
      ['Vroegpensioen', '12.150,00', '4.487,00'],
      ['te vervoeren naar blad 2', '12.150,00', '4.487,00'],
    ],
    [
      ['', 'Fiscaal loon', 'Loonheffing'],
      ['vervoer van blad 1', '12.150,00', '4.487,00'],
      ['Ouderdomspensioen', '9.337,08', '1.776,00'],
      ['Totaal over 2023', '21.487,08', '6.263,00'],
      ['De Zvw-premie is niet aftrekbaar.'],
    ],
  )
  expect(readStatements(pages, 'income_statement').statements).toMatchObject([{ salary: 21487.08, taxWithheld: 6263 }])
})

it('an end of a year says of which, though that is written in two digits', () => {
  const texts = table(
    80,
    ['Leningdeel', 'Restant 31-12-21', 'Restant 31-12-22', 'Rente 2022'],
    ['880114.6001', '120.000,00', '120.000,00', '3.240,00'],
    ['880114.6004', '22.417,09', '21.055,12', '643,00'],
    ['Totaal', '142.417,09', '141.055,12', '3.883,00'],
  )
  const title: Placed = ['Overzicht fiscale gegevens 2022', 40, 40]
  expect(sureOf('mortgage_statement', ['remainingBalance'], [title, ...texts])).toEqual([[141055.12]])
})

it.each<[string, readonly Placed[], number]>([
  [
    'that the tax is of, whatever a sentence tells of another',
    [
      ['Starterslening gemeente Westerwijtwerd', 40, 40, 14],
      ['Belastingjaar 2023', 40, 60],
      ['Samen met uw gemeente financierden wij in 2019 een deel van uw woning.', 40, 80],
      ['Betaalde rente', 40, 120],
      ['1.535,57', 300, 120],
    ],
    2023,
  ],
  [
    'of the day over the debt, not of the day beside what was owed before',
    [
      ['Mijn hypotheek', 40, 40],
      ['2021', 40, 60],
      ['2022', 140, 60],
      ['2023', 240, 60],
      ['Annuïteit', 40, 100],
      ['Openstaand op 31 dec 2023', 300, 100],
      ['206.965,68', 300, 114],
      ['Openstaand op 31 dec 2022', 40, 130],
      ['214.870,22', 300, 130],
    ],
    2023,
  ],
])('the year is the one %s', (_, texts, year) =>
  expect(sureOf('mortgage_statement', ['referenceYear'], texts)).toEqual([[year]]),
)

it('a title that names its year is of all amounts, whatever else it is called', () => {
  const texts = table(
    80,
    ['Dagloon', '123,60'],
    ['Ziekengeld vóór inhoudingen (loon voor de loonheffing)', '', '19.873,44'],
    ['Ingehouden loonheffing, witte tabel', '', '4.050,00'],
  )
  expect(
    sureOf('income_statement', ['salary', 'taxWithheld'], [['Opgave ziekengeld 2025', 40, 40, 14], ...texts]),
  ).toEqual([[19873.44, 4050]])
})

it('a bank lends for a home, and otherwise', () => {
  const heads = ['Product', 'Schuld 01-01-2022', 'Schuld 31-12-2022', 'Rente betaald']
  const texts = table(
    60,
    ['Sparen en beleggen'],
    ['Product', 'Saldo 01-01-2022', 'Saldo 31-12-2022', 'Rente ontvangen'],
    ['TelSpaar', '21.900,00', '18.245,31', '17,63'],
    ['Lenen voor uw woning'],
    heads,
    ['LineairHypotheek', '148.750,00', '141.250,00', '2.601,09'],
    ['Overig lenen'],
    heads,
    ['Persoonlijke Lening', '7.412,88', '4.720,72', '489,52'],
  )
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [['Financieel jaaroverzicht 2022', 40, 40, 14], ...texts],
    ),
  ).toEqual([[2601.09, 141250]])
})
