import { expect, it } from 'vitest'
import { lineOf, type Placed, pageOf, sureOf, underTitle } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

it.each([
  ['a letter in brackets', '(a)', '(b)'],
  ['the column of a form', 'kolom 14', 'kolom 15'],
])('reads the label behind %s, which is nothing but a mark', (_, ofWage, ofTax) => {
  const [statement] = readStatements(
    [
      pageOf([
        ...underTitle('Jaaropgave 2024', ['Werkgever', 'Eventkracht Catering B.V.']),
        ...lineOf(120, 'Loon voor de loonheffing', ['11.640,83', 500]),
        [ofWage, 330, 120],
        ...lineOf(134, 'Loonheffing', ['612,06', 500]),
        [ofTax, 330, 134],
      ]),
    ],
    'income_statement',
  ).statements
  expect(statement?.evidence).toMatchObject({
    salary: { label: 'Loon voor de loonheffing' },
    taxWithheld: { label: 'Loonheffing' },
  })
})

it('is unsure of the first of two statements where the second was not told apart, also with its year beside its title', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['JAAROPGAVE', 45, 40],
        ['2024', 514, 40],
        ...lineOf(80, 'Loon loonbelasting/premie volksverzekeringen', ['7.902,16', 500]),
        ...lineOf(94, 'Ingehouden loonbelasting/premie volksverzekeringen', ['214,75', 500]),
        ['Jaaropgave 2024', 60, 300],
        ...lineOf(340, 'Aan u betaald volgens staat', ['11.640,83', 500]),
        ...lineOf(354, 'Afgedragen volgens staat', ['612,06', 500]),
      ],
    ),
  ).toEqual([[null, null]]))

it('reads a page of a portal, with its contract above and other years below', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld', 'fiscalYear'],
      [
        ['Mijn Personeelszaken', 28, 20],
        ['Ander jaar: 2023', 180, 20],
        ['Jaaropgave 2024', 28, 50, 16],
        ['Werkgever', 39, 90],
        ['Woonwarenhuis Binnenhuys B.V.', 39, 106],
        ['Contract: onbepaalde tijd, 32 uur per week, in dienst sinds 01-11-2020', 39, 150],
        ['Bedragen', 39, 180],
        ...lineOf(200, 'Loon voor de loonheffing', ['31.455,06', 385]),
        ...lineOf(220, 'Ingehouden loonheffing', ['3.462,17', 385]),
        ...lineOf(240, 'Verrekende arbeidskorting', ['5.301,92', 385]),
        ['Eerdere jaaropgaven', 39, 300],
        ['2023 — loon 28.904,77 — loonheffing 2.788,31', 39, 316],
        ['2022 — loon 26.117,20 — loonheffing 3.104,00', 39, 330],
      ],
    ),
  ).toEqual([[31455.06, 3462.17, 2024]]))

it('is sure of an amount with its cents, whatever number begins the next column', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ...underTitle('Jaaropgave 2022'),
        ...lineOf(100, 'Loon LB/PH', ['27.431,90', 314]),
        ['14', 319, 100],
        ['1.936,69', 506, 100],
        ['Premie WAO/WIA', 350, 100],
        ...lineOf(114, 'Ingehouden LB/PH', ['3.702,41', 314]),
        ['15', 319, 114],
        ['137,16', 516, 114],
        ['Opslag kinderopvang', 350, 114],
      ],
    ),
  ).toEqual([[27431.9, 3702.41]]))

it('reads what stands behind a bar, and a period in two boxes', () => {
  const [loan] = readStatements(
    [
      pageOf([
        ['Zwolle, januari 2025 | leningnummer HS 40.771.593 | relatienummer 118803', 60, 30],
        ['Uw hypotheek in 2024', 60, 60, 14],
        ...lineOf(100, 'Stand van de lening op 31 december', ['159.600,00', 500]),
        ...lineOf(114, 'Betaalde hypotheekrente', ['3.742,62', 500]),
      ]),
    ],
    'mortgage_statement',
  ).statements
  expect(loan).toMatchObject({ loanPartNumber: '••.••1.593' })
  const [wage] = readStatements(
    [
      pageOf([
        ['JAAROPGAVE 2024', 400, 30, 14],
        ['In dienst van', 353, 80],
        ['tot en met', 456, 80],
        ['12-02-2024', 403, 96],
        ['31-12-2024', 506, 96],
        ...lineOf(130, 'Loon loonbelasting/volksverz.', ['5.318,44', 500]),
        ...lineOf(144, 'Ingehouden loonheffing', ['0,00', 500]),
      ]),
    ],
    'income_statement',
  ).statements
  expect(wage).toMatchObject({ employmentPeriod: '12-02-2024 t/m 31-12-2024' })
})

it('takes no round amount after 2069 for a year', () =>
  expect(
    readStatements(
      [
        pageOf([
          ['Cursuscentrum Leerlicht', 330, 40, 14],
          ['NOTA', 60, 110],
          ['Factuurdatum: 20 oktober 2024', 60, 140],
          ['Totaal door u betaald', 60, 180],
          ['2077', 60, 192],
        ]),
      ],
      'education_expenses',
    ).statements[0],
  ).toMatchObject({ amount: 2077, year: 2024 }))

it('reads nothing as nothing in a sentence, and no allowance behind it', () =>
  expect(
    sureOf(
      'income_statement',
      ['salary', 'taxWithheld'],
      [
        ['Annual wage statement 2024', 200, 40, 14],
        ['Below you find your figures for 2024. Your taxable salary was 4.846 and the', 60, 80],
        ['wage tax withheld was 0. Your travel allowance was 2.273. You worked for us the whole year.', 60, 92],
      ],
    ),
  ).toEqual([[4846, 0]]))

it('takes nothing of other accounts whose section runs through two panels', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      (
        [
          ['Financieel jaaroverzicht 2023', 60, 40, 14],
          ...[
            ['Doorlopend krediet', ''],
            ['Rente ontvangen', '14.977,21'],
            ['Uw beleggingen', ''],
            ['Creditrente', '29.307,94'],
            ['Uw hypotheek', ''],
            ['Wijze van aflossen', 'Annuitair'],
            ['Leningnummer', '63.272.447'],
            ['Aflossing', '4.310,22'],
          ].flatMap(([label = '', amount = ''], at): Placed[] => [
            [label, 40, 100 + 18 * at],
            [amount, 180, 100 + 18 * at],
          ]),
          ...[
            ['Saldo per 31 december', '23.753,77'],
            ['Debetrente', '25.214,97'],
            ['Saldo 31-12-2023', '27.397,48'],
            ['', ''],
            ['Schuld per 31 december', '220.666,89'],
            ['Betaalde rente', '4.173,09'],
          ].flatMap(([label = '', amount = ''], at): Placed[] => [
            [label, 320, 118 + 18 * at],
            [amount, 480, 118 + 18 * at],
          ]),
        ] satisfies Placed[]
      ).filter(([text]) => text !== ''),
    ),
  ).toEqual([[4173.09, 220666.89]]))
