// What is drawn apart is one, and what a scan lost is asked.
import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, table } from '../testing/placed-texts.ts'
import { sheetOf } from './candidates/sheet.ts'
import { readStatements } from './read-statements.ts'

const cellsOf = (texts: readonly Placed[]) =>
  sheetOf([pageOf(texts)]).rows.map(({ cells }) => cells.map(({ text }) => text))

it('takes a label that is stretched to the width of its column for one', () => {
  const stretched: Placed[] = [
    ['Afdracht', 60, 100],
    ['loonbelasting', 117, 100],
    ['en', 199, 100],
    ['premie', 226, 100],
    ['1.187,45', 350, 100],
    ['volksverzekeringen', 60, 112],
  ]
  expect(cellsOf(stretched)).toEqual([['Afdracht loonbelasting en premie', '1.187,45'], ['volksverzekeringen']])
})

it('takes headings of columns for no label that is stretched', () => {
  const headings: Placed[] = [
    ['Maand', 60, 100],
    ['Bruto', 160, 100],
    ['Heffing', 240, 100],
    ['Netto', 400, 100],
    ['januari', 60, 112],
  ]
  expect(cellsOf(headings)[0]).toEqual(['Maand', 'Bruto', 'Heffing', 'Netto'])
})

const spaced = (text: string, x: number, y: number): Placed[] =>
  [...text].flatMap((letter, at): Placed[] => (letter === ' ' ? [] : [[letter, x + 7 * at, y]]))

it('puts the words of a heading together whose letters are spaced out', () => {
  expect(cellsOf(spaced('RIJKSDIENST PENSIOENEN', 60, 40))).toEqual([['RIJKSDIENST PENSIOENEN']])
  expect(cellsOf(spaced('ABC', 60, 40))).toEqual([['A B C']])
})

const scanned = (texts: readonly Placed[]) => ({ ...pageOf(texts), origin: 'ocr' as const })
const wages: Placed[] = [
  ['Jaaropgave 2023', 60, 40],
  ['Fiscaal jaarloon', 60, 100],
  ['3691548', 265, 100],
  ['Loonheffing', 60, 114],
  ['6403,68', 265, 114],
  ['Arbeidskorting', 60, 128],
  ['5028,08', 265, 128],
  ['Loon Zvw', 60, 142],
  ['38207,52', 260, 142],
  ['Pensioenpremie', 60, 156],
  ['1292,04', 265, 156],
]

it('shows an amount that lost its comma in a scan to be checked, and fills in no other for it', () => {
  const [statement] = readStatements([scanned(wages)], 'income_statement').statements
  expect(statement).toMatchObject({ salary: 36_915.48 })
  expect(statement?.evidence.salary?.confidence).toBeLessThan(0.8)
  // In print it is the number of something.
  expect(sheetOf([pageOf(wages)]).rows[1]?.items.map(({ kind }) => kind)).toEqual(['text', 'text'])
})

it('reads the column of the year under its heading with the currency behind', () => {
  const pension: Placed[] = [
    ['Specificatie van uw pensioen over 2024', 60, 40],
    ['2024 (€)', 300, 80],
    ['2023 (€)', 400, 80],
    ['Belast pensioen, bruto', 60, 100],
    ['15.324,84', 300, 100],
    ['14.879,76', 400, 100],
    ['Ingehouden loonheffing', 60, 114],
    ['1.187,45', 300, 114],
    ['1.248,62', 400, 114],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], pension)).toEqual([[15_324.84, 1187.45]])
})

it('reads the column of the whole year beside those of the stretches that make it', () => {
  const rows = table(
    80,
    ['', '01-01 t/m 31-05-2023', '01-06 t/m 31-12-2023', 'Heel 2023'],
    ['Schuld einde periode', '230.189,15', '226.066,11', '226.066,11'],
    ['Betaalde rente', '1.623,59', '2.238,56', '3.862,15'],
  )
  const texts: Placed[] = [['Jaaropgave 2023 van uw hypotheek', 40, 40], ...rows]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[3862.15, 226_066.11]])
})

it('takes the parts of a loan for those with a debt, be it nothing', () => {
  const rows = table(
    80,
    ['Leningdeel', 'Vorm', 'Betaalde rente', 'Schuld op 31-12-2024'],
    ['8803311-01', 'Annuïtair', '3.238,26', '0,00'],
    ['8817740-01', 'Lineair', '5.372,85', '235.333,31'],
    ['8817740-02', 'Aflossingsvrij', '2.579,50', '110.000,00'],
    ['Totaal', '', '11.190,61', '345.333,31'],
  )
  const texts: Placed[] = [['Jaaropgave hypotheken 2024', 40, 40], ...rows.filter(([text]) => text !== '')]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([
    [11_190.61, 345_333.31],
  ])
})

it('names a part of a loan by its number without what is said of it', () => {
  const texts: Placed[] = [
    ['Annual mortgage statement 2024', 40, 40],
    ['Loan part 1: Annuity', 40, 80],
    ['Loan part number', 40, 94],
    ['55201834-0001', 170, 94],
    ['Loan part 2: Interest-only', 300, 80],
    ['Loan part number', 300, 94],
    ['55201834-0002', 430, 94],
  ]
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  expect(Reflect.get(statement ?? {}, 'loanParts')).toHaveLength(2)
})

it('knows by what is left, less tax and care alone, that all of a gross benefit was taxed', () => {
  const pension: Placed[] = [
    ['Jaaropgave 2024', 40, 40],
    ...table(
      80,
      ['AOW bruto in 2024, met vakantiegeld', '18.743,28'],
      ['Loonheffing', '3.572,94'],
      ['Bijdrage Zorgverzekeringswet', '997,14'],
      ['Wat u op uw rekening kreeg', '14.173,20'],
    ).map(([text, x, y]): Placed => [text, x > 100 ? 300 : x, y]),
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], pension)).toEqual([[18_743.28, 3572.94]])
})

it('reads the column of the year beside that of a month, under titles between', () => {
  const summary: Placed[] = [
    ['Year-end income summary 2025', 40, 40],
    ['DECEMBER 2025', 300, 80],
    ['YEAR 2025', 420, 80],
    ['What you earned', 40, 94],
    ['Taxable wage (loon LB/PH)', 40, 108],
    ['4,921.51', 300, 108],
    ['64,218.07', 420, 108],
    ['What we withheld', 40, 122],
    ['Wage tax (loonheffing)', 40, 136],
    ['1,327.83', 300, 136],
    ['18,410.03', 420, 136],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], summary)).toEqual([[64_218.07, 18_410.03]])
})

it('takes the last line of a page for no heading of an example, and reads the statement behind it', () => {
  const statementOf = (employer: string, wage: string, tax: string): Placed[] => [
    ['Jaaropgaaf 2024', 40, 40],
    ['VOORBEELD', 400, 40],
    ['Naam werkgever', 40, 60],
    [employer, 240, 60],
    ['Fiscaal loon', 40, 80],
    [wage, 240, 80],
    ['Ingehouden loonheffing', 40, 94],
    [tax, 240, 94],
    ['VOORBEELD', 40, 800],
  ]
  const pages = [
    pageOf(statementOf('Bakkerij De Korenschoof B.V.', '38.450,00', '7.215,00')),
    { ...pageOf(statementOf('Stichting De Leeszaal', '9.360,50', '3.457,25')), number: 2 },
  ]
  expect(readStatements(pages, 'income_statement').statements.map((one) => Reflect.get(one, 'salary'))).toEqual([
    38_450, 9360.5,
  ])
})

it('fills in no debt of a letter that says it is no statement for the taxes', () => {
  const letter: Placed[] = [
    ['Hypotheekhuis Zandvoorde N.V.', 40, 40],
    ['Op dit moment is de hoofdsom € 143.208,66 en betaalt u € 232,71 rente per maand.', 40, 80],
    ['Dit voorstel is geen belastingopgave: het jaaroverzicht over 2024 volgt.', 40, 94],
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], letter)).toEqual([[null]])
})
