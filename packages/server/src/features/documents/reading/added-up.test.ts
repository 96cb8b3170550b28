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

  it('is the column that in several lines makes all others, of which each is of a lender', () =>
    expect(
      sureOf(
        'mortgage_statement',
        ['mortgageInterest'],
        underTitle(
          'Jaaropgave hypotheek 2024',
          ['Leningdeel', 'Rente jan - juni', 'Rente juli - dec', 'Betaalde rente'],
          ['77.1 annuïteit', '1.619,17', '1.586,97', '3.206,14'],
          ['77.2 aflossingsvrij', '653,64', '653,64', '1.307,28'],
          ['Totaal', '2.272,81', '2.240,61', '4.513,42'],
        ),
      ),
    ).toEqual([[4513.42]]))

  it('is no debt of the year before beside that of this, whose sum was seen', () =>
    expect(
      sureOf(
        'mortgage_statement',
        mortgage,
        underTitle(
          'Fiscale jaaropgave 2022',
          ['A. Leningen', 'Deel 5560127-1', 'Deel 5560127-2', 'Samen'],
          ['Schuldrest 31-12-2021', '135.000,00', '42.877,60', '177.877,60'],
          ['Aflossing 2022', '', '3.813,79', '3.813,79'],
          ['Schuldrest 31-12-2022', '135.000,00', '39.063,81', '174.063,81'],
          ['Betaalde debetrente 2022', '4.252,44', '1.131,29', '5.383,73'],
        ),
      ),
    ).toEqual([[5383.73, 174063.81]]))

  it('is nothing that is left, where what was owed was repaid in instalments and at once', () =>
    expect(
      sureOf(
        'mortgage_statement',
        ['remainingBalance'],
        underTitle(
          'Jaaropgave hypotheek 2023',
          ['Restschuld op 1 januari 2023', '', '', '231.908,66'],
          ['Afgelost in maandtermijnen', '', '', '3.104,84'],
          ['Afgelost bij overstap op 31 augustus 2023', '', '', '228.803,82'],
          ['Restschuld op 31 december 2023', '', '', '0,00'],
          ['Betaalde hypotheekrente', '', '', '6.839,88'],
        ),
      ),
    ).toEqual([[0]]))

  it('is a pension that is called gross, though a letter of the paper names a pension and a number, too', () =>
    expect(
      sureOf(
        'income_statement',
        ['salary'],
        underTitle(
          'Uw jaaropgave AOW over 2024',
          ['Sociale Verzekeringsbank', 'AOW-NL 3 / J24'],
          ['Bruto AOW-pensioen (inclusief vakantiegeld)', '', '', '€ 13.026'],
          ['Ingehouden loonheffing', '', '', '€ 2.484'],
          ['Netto uitbetaald', '', '', '€ 9.849'],
        ),
      ),
    ).toEqual([[13026]]))

  it('is a pension with what is paid beside it, in panels', () => {
    const panels: Placed[] = [
      ['Jaaropgaaf 2021', 60, 40, 12],
      ['Werkgever: Pensioenfonds Zeevaart', 60, 70],
      ['Uitkering:', 60, 100],
      ['€37.397,03', 200, 100],
      ['Vakantietoeslag:', 320, 100],
      ['€4.680,32', 480, 100],
      ['Inhoud. loonheffing:', 60, 118],
      ['€6.378,85', 200, 118],
      ['Arbeidskorting ontvangen:', 320, 118],
      ['€3.980,90', 480, 118],
      ['Nabetaling:', 60, 136],
      ['€83,00', 200, 136],
      ['Bruto totaal:', 320, 136],
      ['€42.160,35', 480, 136],
    ]
    const [statement] = statementsOf(panels)
    expect(statement).toMatchObject({ salary: 42160.35 })
  })

  it('is a wage of several times of the year, each with its own under the same name', () => {
    const block = (title: string, wage: string, tax: string) => [
      [title],
      ['Loon voor loonheffing', '', '', wage],
      ['Ingehouden loonheffing', '', '', tax],
    ]
    expect(
      sureOf(
        'income_statement',
        ['salary', 'taxWithheld'],
        underTitle(
          'Jaaropgave 2023 flexkrachten',
          ...block('Periode 1 week 1 t/m 26 (fase A)', '14.977,36', '1.823,98'),
          ...block('Periode 2 week 27 t/m 52 (fase B)', '17.540,92', '2.896,56'),
          ...block('Totaal 2023', '32.518,28', '4.720,54'),
        ),
      ),
    ).toEqual([[32518.28, 4720.54]])
  })

  it('is what one employer pays under several numbers, though no sum is printed', () =>
    expect(
      sureOf(
        'income_statement',
        ['salary', 'taxWithheld', 'employmentPeriod'],
        underTitle(
          'Jaaropgaaf 2023',
          ['Inkomstenverhouding', '0001', '0002'],
          ['Periode van', '01-01-2023', '01-06-2023'],
          ['Periode tot en met', '31-05-2023', '31-12-2023'],
          ['Loon loonheffingen', '15.872,31', '24.190,77'],
          ['Ingehouden loonheffing', '2.898,54', '5.228,49'],
        ),
      ),
    ).toEqual([[40063.08, 8127.03, null]]))

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
