import { expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

/** Lines of a label and what stands at the right of it. */
const lines = (...all: readonly (readonly string[])[]): Placed[] =>
  all.flatMap((line, at) => line.map((text, place): Placed => [text, 60 + 380 * place, 80 + 16 * at]))
const mortgageOf = (title: string, texts: readonly Placed[], fields = ['mortgageInterest', 'remainingBalance']) =>
  sureOf('mortgage_statement', fields, [[title, 60, 40], ...texts])[0]

it('takes the number of a contract and that of its only part for one loan, and its current interest for no debt', () =>
  expect(
    mortgageOf(
      'Saldo-opgave 2023 van uw hypotheek',
      lines(
        ['Contractnummer', '70.41.226'],
        ['Leningdeel', '70.41.226-05'],
        ['Uitstaande hoofdsom op 1 januari 2023', '€ 187.500,00'],
        ['Uitstaande hoofdsom op 31 december 2023', '€ 187.500,00'],
        ['Door u betaalde hypotheekrente in 2023', '€ 6.281,25'],
        ['Lopende rente december 2023, af te schrijven op 2 januari 2024', '€ 523,44'],
      ),
    ),
  ).toEqual([6281.25, 187500]))

it('takes a rate of three decimals for no amount', () =>
  expect(
    mortgageOf('Jaarlijst hypotheken, boekjaar 2023', [
      ...['Leningdeel', 'Soort', 'Rente%', 'Saldo 31-12-2023'].map((text, at): Placed => [text, 60 + 130 * at, 80]),
      ...['0418822377-01', 'Lineair', '2,650', '197.166,89'].map((text, at): Placed => [text, 60 + 130 * at, 96]),
    ]),
  ).toEqual([null, 197166.89]))

it('reads the panel of the loan, not that of the deposit beside it, and what one less the other makes', () => {
  const panels: readonly (readonly string[])[] = [
    ['Lening 5114406-01 (annuïtair)', '', 'Bouwdepot 5114406-90', ''],
    ['Schuld 01-01-2022', '318.000,00', 'Stand 01-01-2022', '48.000,00'],
    ['Aflossing', '8.130,83', 'Opgenomen voor de bouw', '38.700,00'],
    ['Schuld 31-12-2022', '309.869,17', 'Stand 31-12-2022', '9.300,00'],
    ['Rente die u betaalde', '5.940,01', 'Rente die u ontving', '514,08'],
  ]
  const texts = panels.flatMap((line, at) =>
    line.flatMap((text, place): Placed[] => (text ? [[text, [40, 210, 300, 460][place] ?? 0, 80 + 16 * at]] : [])),
  )
  const result: Placed = ['Aftrekbare rente: € 5.940,01 min € 514,08 = € 5.425,93', 40, 200]
  expect(
    mortgageOf(
      'Fiscale jaaropgave 2022: lening en bouwdepot',
      [...texts, result],
      ['mortgageInterest', 'remainingBalance', 'deductibleCosts'],
    ),
  ).toEqual([5940.01, 309869.17, 5425.93])
})

it('reads what was paid of the interest that was agreed, where both parts of it are printed', () =>
  expect(
    mortgageOf(
      'Jaaropgave 2024 lening met achterstand',
      lines(
        ['Rente over 2024 volgens de overeenkomst', 'EUR 6.928,70'],
        ['waarvan door u betaald in 2024', 'EUR 5.221,13'],
        ['waarvan niet betaald (termijnen oktober tot en met december)', 'EUR 1.707,57'],
        ['Hoofdsom op 1 januari 2024', 'EUR 168.250,00'],
        ['Hoofdsom op 31 december 2024, zonder rente en kosten', 'EUR 162.625,00'],
      ),
    ),
  ).toEqual([5221.13, 162625]))

it('does not take interest that is still to be paid for interest that was', () =>
  expect(
    mortgageOf(
      'Jaaropgave 2024 hypothecaire lening',
      lines(
        ['Schuld 01-01-2024', '203.118,77'],
        ['Schuld 31-12-2024', '198.267,77'],
        ['Achterstand 31-12-2024 (2 termijnen)', '2.494,08'],
        ['Daarin nog te betalen rente', '1.501,66'],
      ),
    ),
  ).toEqual([null, 198267.77]))

it('reads a debt under the last day of a year, and the interest of times that are to be added up', () =>
  expect(
    mortgageOf(
      'Het jaar 2023 van uw hypotheek',
      lines(
        ['1 januari 2023'],
        ['Uw openstaande schuld was', '€ 289.540,22'],
        ['1 januari - 31 mei'],
        ['Betaalde rente in deze periode:', '€ 2.518,20'],
        ['1 juni'],
        ['Uw rentevaste periode liep af. De nieuwe rente is 4,44%.'],
        ['1 juni - 31 december'],
        ['Betaalde rente in deze periode:', '€ 7.333,67'],
        ['31 december 2023'],
        ['Uw openstaande schuld was', '€ 280.448,53'],
        ['In uw aangifte telt u de betaalde rente van beide perioden bij elkaar op.'],
      ),
    ),
  ).toEqual([9851.87, 280448.53]))

it('reads a half beside the whole that is told to check it by', () =>
  expect(
    mortgageOf('Uw deel van de hypotheek in 2024', [
      ['Uw aandeel', 440, 64],
      ...lines(
        ['Schuld op 1 januari 2024', '€ 156.000,00'],
        ['Schuld op 31 december 2024', '€ 152.845,83'],
        ['Door u betaalde hypotheekrente in 2024', '€ 6.213,52'],
        [
          'Ter controle: de hele lening bedroeg op 31 december 2024 € 305.691,67; samen betaalde u € 12.427,03 aan rente.',
        ],
      ),
    ]),
  ).toEqual([6213.52, 152845.83]))

it('does not say which of two years a debt under both is of', () =>
  expect(
    mortgageOf('Jaaropgave geldleningen op hypotheek, boekjaar 2025', [
      ['Leningdeel', 60, 70],
      ['Saldo 31-12-2024', 300, 70],
      ['Betaalde rente', 60, 82],
      ['Saldo 31-12-2025', 300, 82],
      ['777041-01 annuïteit', 60, 100],
      ['96.400,00', 300, 100],
      ['3.836,01', 60, 112],
      ['94.253,41', 300, 112],
    ])?.[1],
  ).not.toBe(96400))

it('comes to an end with a schedule of a line for each of many years, whose numbers look like parts', () => {
  const years = Array.from({ length: 26 }, (_, at): Placed[] => [
    [`${660100 + at}-01`, 40, 80 + 14 * at],
    ['Annuïteit', 130, 80 + 14 * at],
    [`${200 - 7 * at}.1${10 + at},37`, 240, 80 + 14 * at],
    [`${5 + at}.2${10 + at},11`, 340, 80 + 14 * at],
  ]).flat()
  const heads: readonly Placed[] = [
    ['Leningdeel', 40, 60],
    ['Soort', 130, 60],
    ['Restschuld', 240, 60],
    ['Betaalde rente', 340, 60],
  ]
  expect(mortgageOf('Aflossingsschema van uw hypotheek', [...heads, ...years])).toEqual([null, null])
})
