import { expect, it } from 'vitest'
import { inColumns, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const wageAndTax = ['salary', 'taxWithheld']

it('counts a copy once, also where only one of the two says who pays', () => {
  const copy = (y: number) =>
    inColumns(
      y,
      ['Jaaropgaaf 2022'],
      ['Burgerservicenummer', '999149374'],
      ['Loon LB/PH', '33.815,20'],
      ['Loonheffing', '6.212,04'],
    )
  const { statements } = readStatements(
    [pageOf([['Werkgever: Metaalwarenfabriek Lemmens B.V.', 60, 40], ...copy(60), ...copy(460)])],
    'income_statement',
  )
  expect(statements).toMatchObject([{ salary: 33815.2, employerName: 'Metaalwarenfabriek Lemmens B.V.' }])
})

it('tells a statement whose wage nobody knows from those before and behind it', () => {
  const page = (number: number, title: string, wage: string, amounts: readonly [string, string]) => ({
    ...pageOf([
      [title, 60, 40, 14],
      ...inColumns(
        80,
        ['Burgerservicenummer', '999451959'],
        [wage, amounts[0]],
        ['Ingehouden loonheffing', amounts[1]],
      ),
    ]),
    number,
  })
  const { statements } = readStatements(
    [
      page(1, 'Jaaropgave 2023', 'Loon voor de loonheffing', ['9.402,16', '1.789,24']),
      page(2, 'Specificatie jaaropgave 2023', 'Volgens de polis', ['3.118,80', '593,52']),
      page(3, 'Jaaroverzicht 2023', 'Loon voor de loonheffing', ['871,44', '165,84']),
    ],
    'income_statement',
  )
  expect(statements.length).toBe(3)
})

it('reads what was corrected under the day that was done', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['GECORRIGEERDE JAAROPGAVE 2023', 60, 40, 14],
      ['Oorspronkelijk', 330, 80],
      ['Gecorrigeerd', 480, 80],
      ['Correctie', 425, 88],
      ['19-01-2024', 350, 96],
      ['14-03-2024', 490, 96],
      ...inColumns(
        120,
        ['Loon loonheffing (fiscaal loon)', '33.512,40', '+ 1.357,75', '34.870,15'],
        ['Ingehouden loonheffing', '5.044,56', '+ 542,24', '5.586,80'],
      ),
    ]),
  ).toEqual([[34870.15, 5586.8]]))

it('reads a page of a portal under since when somebody works, and none of the other years that it lists', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaropgave 2024', 60, 40, 14],
      ...inColumns(80, ['Dienstverband', '01-06-2017 – heden']),
      ['Bedragen 2024', 60, 120],
      ...inColumns(140, ['Loon voor de loonheffing', '€ 46.718,83'], ['Ingehouden loonheffing', '€ 10.270,44']),
      ['Andere jaren', 60, 220],
      ...inColumns(
        240,
        ['Jaar', 'Fiscaal loon', 'Loonheffing'],
        ['2023', '€ 44.120,07', '€ 9.671,20'],
        ['2022', '€ 41.006,51', '€ 8.744,92'],
      ),
    ]),
  ).toEqual([[46718.83, 10270.44]]))

it('takes the later year of a title with the year before beside it', () =>
  expect(
    sureOf(
      'income_statement',
      [...wageAndTax, 'fiscalYear'],
      [
        ['Hoveniersbedrijf Ottens', 60, 20, 14],
        ...inColumns(
          60,
          ['JAAROPGAVE', '2024', '2023'],
          ['In dienst vanaf', '01-04-2021'],
          ['Loon loonheffing', '€ 31.220,75', '€ 29.388,10'],
          ['Ingehouden loonheffing', '€ 3.289,00', '€ 3.397,04'],
        ),
      ],
    ),
  ).toEqual([[31220.75, 3289, 2024]]))

it('reads what is definite, not what was provisional', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Definitieve jaaropgave hypotheek 2023', 60, 40, 14],
        ['(opgave 12-12-2023)', 310, 92],
        ...inColumns(
          80,
          ['', 'Voorlopig', 'Definitief', 'Verschil'],
          [''],
          ['Betaalde rente', '5.468,17', '5.958,82', '490,65'],
          ['Schuld per 31-12-2023', '251.220,80', '250.649,73', '-571,07'],
        ),
      ].filter(([text]) => text !== '') as Placed[],
    ),
  ).toEqual([[5958.82, 250649.73]]))

it('is unsure of interest with the advantage of a low rate, and of all debts beside that of the house', () => {
  const sure = (...all: readonly (readonly string[])[]) =>
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [['Jaaroverzicht hypotheek 2022', 60, 40, 14], ...inColumns(80, ...all)],
    )
  expect(
    sure(
      ['Schuld 31 december 2022', '150.088,39'],
      ['Op uw salaris ingehouden rente', '3.986,19'],
      ['Rentevoordeel personeel', '1.487,35'],
      ['Als eigenwoningrente aan te geven', '5.473,54'],
    ),
  ).toEqual([[null, 150088.39]])
  const [[, debt] = []] = sure(
    ['Roodstand MeentBetaal', '318,22'],
    ['Totaal hypotheek', '212.500,00'],
    ['Totaal schulden', '212.818,22'],
    ['Betaalde hypotheekrente', '9.574,80'],
  )
  expect(debt).not.toBe(212818.22)
})

it('is unsure of interest and costs that are half of what is owed', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance', 'totalInterestAndFees'],
      [
        ['Jaaropgave 2024 hypotheeklening', 60, 40, 14],
        ...inColumns(
          80,
          ['Betaalde rente 2024', '6.048,67'],
          ['Hoofdsom 31 december 2024', '195.233,88'],
          ['Totale vordering inclusief achterstallige rente en kosten', '197.366,61'],
        ),
      ],
    ),
  ).toEqual([[6048.67, 195233.88, null]]))

it('reads what holds before what was said earlier and what that differs by', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['HERZIENE JAAROPGAVE 2023', 60, 40, 14],
      ...inColumns(
        80,
        ['', 'nieuw', 'eerder', 'verschil'],
        ['Loon loonheffing', '50.871,09', '52.316,44', '-1.445,35'],
        ['Loonheffing', '13.242,18', '13.958,14', '-715,96'],
      ),
    ]),
  ).toEqual([[50871.09, 13242.18]]))

it('reads the column of the Netherlands, and not what it is with that of another country', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaroverzicht salary split 2024', 60, 40, 14],
      ...inColumns(
        80,
        ['', 'België', 'Nederland', 'Totaal'],
        ['Belastbaar loon / loon loonheffing', '25.651,73', '38.477,60', '64.129,33'],
        ['Bedrijfsvoorheffing / loonheffing', '7.902,16', '6.237,20', '14.139,36'],
      ),
    ]),
  ).toEqual([[38477.6, 6237.2]]))

it('takes years to choose from, of which the paper is none, for no columns', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Jaaroverzicht hypotheek 2025', 60, 40, 14],
        ...inColumns(70, ['', '2024', '2023', '2022']),
        ...inColumns(100, ['Rente betaald in 2025', '€ 9.477,62'], ['Hypotheek op 31 december 2025', '€ 278.603,07']),
      ],
    ),
  ).toEqual([[9477.62, 278603.07]]))

it('reads nothing under a comparison with the year before', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaroverzicht 2024', 60, 40, 14],
      ['Vergelijking met vorig jaar', 60, 80],
      ...inColumns(100, ['Loon voor de loonheffing', '35.610,00'], ['Ingehouden loonheffing', '5.022,00']),
    ]),
  ).toEqual([[null, null]]))
