import { expect, it } from 'vitest'
import { inColumns, lineOf, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const debtAndInterest = ['mortgageInterest', 'remainingBalance']
const wageAndTax = ['salary', 'taxWithheld']

it('reads whole euros that could be a first of January', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaropgave 2024', 60, 60, 14],
      ['Van uw ouderdomspensioen', 60, 80],
      ...inColumns(120, ['Bruto ouderdomspensioen (fiscaal loon)', '€ 6.118'], ['Ingehouden loonheffing', '€ 1.169']),
    ]),
  ).toEqual([[6118, 1169]]))

it('puts a number together that is cut within its thousands', () =>
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Uw jaaropgave over 2023', 60, 60, 14],
      ...lineOf(120, 'Fiscaal loon', ['€ 20.4', 380]),
      ['09,67', 387, 120],
      ...lineOf(136, 'Loonheffing', ['€ 3.890,95', 380]),
    ]),
  ).toEqual([[20409.67, 3890.95]]))

it('heads columns that begin where their headings do, and their sums', () => {
  const headings = ['maand', 'betaald op', 'bedrag', 'rente', 'aflossing', 'restschuld']
  const lefts = [60, 120, 190, 270, 350, 430]
  const ends = [0, 0, 262, 342, 422, 520]
  const amountsAt = (y: number, texts: readonly string[], from: number): Placed[] =>
    texts.map((text, at) => [text, (ends[at + from] ?? 0) - 5 * text.length, y])
  const months = [
    ['jan', '01-01-2025', '665,91', '380,40', '285,51', '142.364,49'],
    ['feb', '01-02-2025', '665,91', '379,64', '286,27', '142.078,22'],
    ['mrt', '01-03-2025', '665,91', '378,88', '287,03', '141.791,19'],
  ]
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest'],
      [
        ['Leningoverzicht 2025', 60, 60, 14],
        ['Soort lening: annuïtair', 60, 90],
        ...headings.map((text, at): Placed => [text, lefts[at] ?? 0, 120]),
        ...months.flatMap(([month = '', day = '', ...amounts], at): Placed[] => [
          [month, 60, 136 + 16 * at],
          [day, 120, 136 + 16 * at],
          ...amountsAt(136 + 16 * at, amounts, 2),
        ]),
        ['totaal', 60, 184],
        ...amountsAt(184, ['1.997,73', '1.138,92', '858,81'], 2),
      ],
    ),
  ).toEqual([[1138.92]])
})

it('leaves out the part of a loan whose column says that it is of box 3', () =>
  expect(
    sureOf('mortgage_statement', debtAndInterest, [
      ['Fiscaal jaaroverzicht 2024', 60, 60, 14],
      ['Gesplitst naar eigenwoningschuld (box 1) en', 60, 84],
      ['overige schuld (box 3). Bedragen in euro.', 60, 98],
      ...lineOf(
        120,
        'deel',
        ['box', 180],
        ['schuld 1-1', 260],
        ['afgelost', 340],
        ['betaalde rente', 420],
        ['schuld 31-12', 510],
      ),
      ...lineOf(
        136,
        '22409171',
        ['1', 180],
        ['121.480,22', 260],
        ['4.070,56', 340],
        ['3.409,28', 420],
        ['117.409,66', 510],
      ),
      ...lineOf(152, '22409172', ['1', 180], ['95.000,00', 260], ['0,00', 340], ['2.945,04', 420], ['95.000,00', 510]),
      ...lineOf(
        168,
        'Eigenwoningschuld (box 1)',
        ['216.480,22', 260],
        ['4.070,56', 340],
        ['6.354,32', 420],
        ['212.409,66', 510],
      ),
      ...lineOf(
        184,
        '22409173',
        ['3', 180],
        ['22.500,00', 260],
        ['2.350,86', 340],
        ['1.060,86', 420],
        ['20.149,14', 510],
      ),
      ...lineOf(200, 'Gehele lening', ['238.980,22', 260], ['6.421,42', 340], ['7.415,18', 420], ['232.558,80', 510]),
    ]),
  ).toEqual([[6354.32, 212409.66]]))

it('takes no quarter between months for the year', () => {
  const names = ['jan feb mrt', 'apr mei jun', 'jul aug sep', 'okt nov dec'].map((three) => three.split(' '))
  const lines = names.flatMap((three, at) => [
    ...three.map((month) => [month, '2.713,13', '319,90'] as const),
    [`${at + 1}e kwartaal`, '8.139,39', '959,70'] as const,
  ])
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Jaaropgave 2024', 60, 40, 14],
      ...inColumns(
        70,
        ['2024', 'Loon LB/PH', 'Loonheffing'],
        ...lines,
        ['Jaar 2024', '32.557,56', '3.838,80'],
        ['Gemiddeld per maand', '2.713,13', '319,90'],
      ),
    ]),
  ).toEqual([[32557.56, 3838.8]])
})

it('knows other accounts by their headings, though their number and columns stand beside them', () =>
  expect(
    sureOf('mortgage_statement', debtAndInterest, [
      ['Jaaroverzicht 2024', 60, 60, 14],
      ...inColumns(
        100,
        ['Hypothecaire lening 772041533 – annuïteiten', 'Bedrag', 'D/C'],
        ['Betaalde rente over 2024', '9.663,67', 'D'],
        ['Schuld 31-12-2024', '248.969,35', 'D'],
      ),
      ...inColumns(
        170,
        ['Spaarrekening 772040118', 'Bedrag', 'D/C'],
        ['Rente over 2024', '91,83', 'C'],
        ['Saldo 31-12-2024', '8.912,27', 'C'],
      ),
    ]),
  ).toEqual([[9663.67, 248969.35]]))

it('takes no number of an account for money', () => {
  const [statement] = readStatements(
    [
      pageOf([
        ['Hypotheek jaaroverzicht 2024', 60, 60, 14],
        ...inColumns(100, ['Betaalde rente 2024', '€ 16.266,47'], ['Schuld 31-12-2024', '€ 390.868,47']),
        ['U betaalde rente en aflossing van rekening NL59 KLVR 0881 7200 34 in twaalf maanden', 60, 160],
      ]),
    ],
    'mortgage_statement',
  ).statements
  expect(statement?.evidence.mortgageInterest).toMatchObject({ confidence: expect.closeTo(1, 1) })
  expect(JSON.stringify(statement)).not.toMatch(/7200|"value":34\b/)
})

it('reads two employments on cards side by side as two', () => {
  const card = (x: number, name: string, period: string, wage: string, tax: string): Placed[] => [
    [name, x, 120, 12],
    [period, x, 138],
    ['Loon voor de loonheffing', x, 156],
    [wage, x, 170],
    ['Ingehouden loonheffing', x, 186],
    [tax, x, 200],
    ['Loonheffingskorting', x, 216],
    ['Ja', x, 230],
  ]
  expect(
    sureOf('income_statement', wageAndTax, [
      ['Mijn jaaropgaven 2024', 60, 60, 14],
      ...card(60, 'Stichting Thuiszorg De Linge', '01-01-2024 t/m 31-12-2024', '€ 25.118,06', '€ 812,15'),
      ...card(320, 'Bibliotheek Kromme Rijn', '15-02-2024 t/m 31-12-2024', '€ 12.906,40', '€ 4.771,50'),
    ]),
  ).toEqual([
    [25118.06, 812.15],
    [12906.4, 4771.5],
  ])
})

it('takes the year of a settlement for its year, not that of the loan', () => {
  const [statement] = readStatements(
    [
      pageOf([
        ['AFREKENING FAMILIELENING EIGEN WONING - JAAR 2023', 60, 60],
        ...inColumns(
          100,
          ['Uitgeleend in 2013', 'EUR 140.000,00'],
          ['Stand op oudjaarsdag 2023', 'EUR 114.425,14'],
          ['Betaalde rente', 'EUR 3.968,50'],
        ),
      ]),
    ],
    'mortgage_statement',
  ).statements
  expect(statement).toMatchObject({ referenceYear: 2023 })
})
