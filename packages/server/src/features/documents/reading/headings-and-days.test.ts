import { expect, it } from 'vitest'
import { inColumns, lineOf, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const debtAndInterest = ['mortgageInterest', 'remainingBalance']
const statementOf = (texts: readonly Placed[]) => readStatements([pageOf(texts)], 'mortgage_statement').statements[0]

it('knows the savings by the heading over their lines, though years stand beside it', () => {
  const statement = statementOf([
    ['Coöperatieve Landhoekbank U.A.', 60, 40],
    ['Fiscaal jaaroverzicht 2023', 60, 80, 14],
    ...inColumns(
      110,
      ['Lening eigen woning 3300418557', '2023', '2022'],
      ['Betaalde rente', '6.525,00', '6.525,00'],
      ['Schuld op 31 december', '150.000,00', '150.000,00'],
    ),
    ...inColumns(
      180,
      ['SpaarOpbouw eigen woning 3300418565', '2023', '2022'],
      ['Inleg', '3.781,20', '3.781,20'],
      ['Saldo op 31 december', '46.902,77', '41.286,13'],
    ),
  ])
  expect(statement).toMatchObject({ mortgageInterest: 6525, remainingBalance: 150_000, loanPartNumber: '••••••8557' })
})

it('takes a dash in another column for nothing, not for a sign', () =>
  expect(
    sureOf('mortgage_statement', debtAndInterest, [
      ['Fiscale opgave 2025', 60, 60, 14],
      ...inColumns(
        100,
        ['Leningdeel', '31-12-2024', '31-12-2025', 'Rente'],
        ['61120934.01 Annuïtair', '224.800,00', '220.818,37', '9.543,93'],
        ['61120934.02 Aflossingsvrij', '60.000,00', '60.000,00', '2.646,00'],
        ['61120934.03 Aflossingsvrij', '-', '25.000,00', '643,12'],
      ),
    ]),
  ).toEqual([[12833.05, 305818.37]]))

it('heads no amounts with the days that lines over them name', () => {
  const wageAndTax = inColumns(200, ['Fiscaal loon (kolom 14)', '31.242,77'], ['Loonheffing (kolom 15)', '2.971,05'])
  const over: readonly Placed[][] = [
    [['In dienst 01-03-2017', 330, 140]],
    [
      ['Dienstverband', 60, 140],
      ['15-06-2021 t/m heden', 330, 140],
    ],
    [
      ['Afdeling Personeel', 60, 140],
      ['Draaidatum', 250, 140],
      ['13.01.2026', 350, 140],
    ],
  ]
  for (const told of over)
    expect(
      sureOf('income_statement', ['salary', 'taxWithheld'], [['Jaaropgave 2025', 60, 60, 14], ...told, ...wageAndTax]),
    ).toEqual([[31242.77, 2971.05]])
})

it('parts a label from its value at the dots that lead to it', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Jaaropgaaf lijfrente-uitkering 2022', 60, 60, 14],
        ['Uitkering vóór inhoudingen (12 termijnen van € 800,00)..........€ 9.600,00', 60, 100],
        ['Af: loonheffing, groene tabel zonder heffingskorting............€ 3.558,72', 60, 116],
        ['Af: bijdrage Zorgverzekeringswet 5,50%..........................€ 528,00', 60, 132],
        ['Aan u overgemaakt...............................................€ 5.513,28', 60, 148],
      ],
    ),
  ).toEqual([[9600, 3558.72]]))

it('heads no amounts with what is told of a person or of printing', () => {
  const amounts = inColumns(200, ['Loon LB/PH', '€ 19.476'], ['Loonheffing (LB/PH)', '€ 629'], ['Loon Zvw', '€ 19.476'])
  for (const told of ['Dienstverband: 14-06-2019 – heden', 'Geb. datum: 02-05-2002', 'Afdrukdatum 22-01-2024'])
    expect(
      sureOf(
        'income_statement',
        ['salary', 'taxWithheld'],
        [
          ['Jaaropgave 2023', 60, 60, 14],
          ['Werkgever Bakkerij Oldenhof V.O.F.', 60, 100],
          ['BSN: 291375212', 340, 140],
          [told, 340, 156],
          ...amounts,
        ],
      ),
    ).toEqual([[19476, 629]])
})

it('reads headings that each end in their day or year, over amounts with their marks before them', () => {
  const statement = statementOf([
    ['Kadebank N.V.', 60, 40],
    ['Annual Statement 2023', 60, 60, 14],
    ['Mortgage (box 1)', 60, 100, 12],
    ['Loan number', 60, 130],
    ['Debt 01-01-2023', 280, 130],
    ['Debt 31-12-2023 Interest paid 2023', 371, 130],
    ['9305 518 274', 60, 146],
    ['EUR 312,400.00 EUR 306,397.21 EUR 12,758.37', 275, 146],
  ])
  expect(statement).toMatchObject({ mortgageInterest: 12758.37, remainingBalance: 306397.21 })
})

it('takes no day at the beginning of a text for the number of a part', () => {
  const rights = [330, 440, 550]
  const all = [
    ['', 'Leningdeel 01', 'Leningdeel 02', 'Totaal'],
    ['Einde rentevaste periode', '1 mei 2031', '1 februari 2027', ''],
    ['Restant hoofdsom 31-12-2023', '194.064,53', '0,00', '194.064,53'],
    ['Betaalde rente 2023', '5.169,23', '630,67', '5.799,90'],
  ]
  const statement = statementOf([
    ['Jaaropgave hypotheek 2023', 60, 60, 14],
    ...all.flatMap(([label = '', ...values], at) =>
      lineOf(100 + 16 * at, label, ...values.map((text, column) => [text, rights[column] ?? 0] as const)),
    ),
    ['Leningdeel 02 is op 31 mei 2023 volledig afgelost en dat stond hier.', 60, 200],
  ])
  expect(statement).toMatchObject({ loanParts: [{ loanPartNumber: '01' }, { loanPartNumber: '02' }] })
})

it('tells a mark from the name in smaller letters beside it, and no town from a name', () => {
  expect(
    statementOf([
      ['Eikenborg', 60, 40, 18],
      ['Levensverzekering Maatschappij Eikenborg N.V.', 150, 46, 9],
      ['Jaaropgaaf hypotheek 2024', 60, 100, 14],
      ...inColumns(130, ['Betaalde rente 2024', '10.671,36']),
    ]),
  ).toMatchObject({ lenderName: 'Levensverzekering Maatschappij Eikenborg N.V.' })
  const [income] = readStatements(
    [
      pageOf([
        ['Hoveniersbedrijf Te Riele', 60, 40],
        ['Oude Needseweg 15', 60, 54],
        ['JAAROPGAVE 2022', 60, 100, 14],
        ...inColumns(130, ['Loon voor loonheffing', '27.640,85'], ['Loonheffing', '3.713,49']),
      ]),
    ],
    'income_statement',
  ).statements
  expect(income).toMatchObject({ employerName: 'Hoveniersbedrijf Te Riele' })
})
