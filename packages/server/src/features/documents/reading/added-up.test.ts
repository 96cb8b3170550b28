import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf, underTitle } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const mortgage = ['mortgageInterest', 'remainingBalance']

const statementsOf = (texts: readonly Placed[]) => readStatements([pageOf(texts)], 'income_statement').statements

describe('what a paper itself adds up', () => {
  it('is not what was paid to one lender, but what both lines make in each column', () =>
    expect(
      sureOf(
        'mortgage_statement',
        mortgage,
        underTitle(
          'Jaaropgave hypotheek 2023',
          ['', 'Deel 01', 'Deel 02', 'Totaal'],
          ['Schuld per 1 januari 2023', '134.000,00', '70.750,00', '204.750,00'],
          ['Schuld per 31 december 2023', '134.000,00', '67.750,00', '201.750,00'],
          ['Rente betaald aan Meierij', '1.976,52', '929,16', '2.905,68'],
          ['Rente betaald aan Zevenblad', '1.976,52', '909,29', '2.885,81'],
          ['Rente totaal 2023', '3.953,04', '1.838,45', '5.791,49'],
        ),
      ),
    ).toEqual([[5791.49, 201750]]))

  it('is the line of all parts with its sum, whatever heads their columns', () =>
    expect(
      sureOf(
        'mortgage_statement',
        mortgage,
        underTitle(
          'Opgave hypotheekrente en restantschuld 2022',
          ['', 'Beleggingshypotheek', 'Levenhypotheek'],
          ['Leningnummer', '3177451', '3177452'],
          ['Restantschuld 31-12-2022', '104.369,80', '68.067,03'],
          ['Betaalde rente 2022', '4.800,96', '2.960,88'],
          ['Totaal betaalde rente over 2022:', '7.761,84'],
          ['Totale restantschuld per 31 december 2022:', '172.436,83'],
        ),
      ),
    ).toEqual([[7761.84, 172436.83]]))

  it('is a pension with what is paid beside it, on cards', () => {
    const cards: Placed[] = [
      ['Uw jaaropgave 2025 van het pensioenfonds', 60, 40, 12],
      ['Personeelsnummer', 60, 80],
      ['37917', 60, 96],
      ['Uitkering', 400, 80],
      ['€ 23.744,00', 400, 96],
      ['Inkomensondersteuning AOW', 60, 130],
      ['€ 2.839,00', 60, 146],
      ['Bruto samen', 230, 130],
      ['€ 26.583,00', 230, 146],
      ['Ingehouden loonheffing', 400, 130],
      ['€ 1.884,00', 400, 146],
    ]
    const [statement] = statementsOf(cards)
    expect(statement).toMatchObject({ salary: 26583 })
  })

  it('is no pension that was paid out, with the tax that was kept', () => {
    const [statement] = statementsOf(
      underTitle(
        'Jaaropgave 2024 Participatiewet',
        ['Gemeente Oosterveen'],
        ['Netto uitkering inclusief vakantiegeld', '', '', '13.598,24'],
        ['Loonheffing', '', '', '2.642,03'],
        ['Bruto uitkering (fiscaal loon)', '', '', '16.240,27'],
      ),
    )
    expect(statement).toMatchObject({ salary: 16240.27, taxWithheld: 2642.03 })
  })

  it('is a pension with what is paid beside it', () => {
    const [statement] = statementsOf(
      underTitle(
        'Jaaropgave AOW 2024',
        ['Sociale Verzekeringsbank'],
        ['AOW-pensioen (12 maanden)', '', '', '€ 12.252,14'],
        ['Vakantiegeld mei 2024', '', '', '€ 716,28'],
        ['Inkomensondersteuning AOW', '', '', '€ 18,00'],
        ['Totaal bruto', '', '', '€ 12.986,42'],
        ['Loonheffing', '', '', '- € 2.477,00'],
      ),
    )
    expect(statement).toMatchObject({ salary: 12986.42 })
  })
})

it('reads a pension and the sum that it is a part of as one statement, though both are called a benefit', () => {
  const { statements } = readStatements(
    [
      pageOf(
        [
          'Jaargang 2021',
          'Jaaropgave 2021 = uw uitkering',
          'Uitkeringsinstantie = Bedrijfstakpensioenfonds Hout',
          'Uitkering = € 17.710,88',
          'Vakantie-uitkering = € 1.403,63',
          'Totale bruto uitkering = € 19.114,51',
          'Ingehouden loonheffing = € 1.771,12',
        ].map((text, at): Placed => [text, 60, 40 + 18 * at]),
      ),
    ],
    'income_statement',
  )
  expect(statements).toMatchObject([{ salary: 19114.51, taxWithheld: 1771.12 }])
})

it('keeps the sum of a pension where the next statement of the file begins', () => {
  const wages = statementsOf(
    underTitle(
      'Jaaropgave 2024',
      ['Werkgever: Pensioenfonds De Mast'],
      ['Uitkering', '', '', '52.388,33'],
      ['Vakantiegeld', '', '', '5.988,80'],
      ['Fiscaal loon', '', '', '58.377,13'],
      ['Ingehouden loonheffing', '', '', '18.304,30'],
      ['Werkgever: Cateraar Smaakvol B.V.'],
      ['Fiscaal loon', '', '', '38.106,41'],
      ['Ingehouden loonheffing', '', '', '6.265,49'],
    ),
  ).map((statement) => Reflect.get(statement, 'salary'))
  expect(wages).toEqual([58377.13, 38106.41])
})
