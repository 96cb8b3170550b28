import { expect, it } from 'vitest'
import { lineOf, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const lines = (...all: readonly (readonly string[])[]): Placed[] =>
  all.flatMap((line, at) => line.map((text, place): Placed => [text, 60 + 200 * place, 80 + 16 * at]))
const wageOf = (texts: readonly Placed[], fields = ['salary', 'taxWithheld']) =>
  sureOf('income_statement', fields, texts)[0]

it.each<[string, readonly Placed[], readonly (number | null)[]]>([
  [
    'beside a line that begins with the year before',
    [
      ['Jaaropgave 2025', 60, 40],
      ...lines(
        ['Loon loonheffing', '52.740,61'],
        ['Loon SV', '53.944,71'],
        ['Ingehouden loonheffing', '12.636,54'],
        ['Vorig jaar (2024): loon loonheffing € 50.112,30, ingehouden loonheffing € 12.380,14'],
      ),
    ],
    [52740.61, 12636.54],
  ],
  [
    'of a pension with its holiday money',
    [
      ['Jaaropgave AOW-pensioen 2024', 60, 40],
      ...lines(
        ['Bruto AOW-pensioen, inclusief vakantiegeld (loon)', '18.467,94'],
        ['Vakantiegeld dat hierin zit', '1.012,32'],
        ['Ingehouden loonheffing', '0,00'],
        ['Netto AOW-pensioen', '17.485,45'],
      ),
    ],
    [18467.94, 0],
  ],
  [
    'in the column of what is right, under headings of two lines',
    [
      ['Gecorrigeerde jaaropgaaf 2023', 60, 40],
      ['Eerder', 260, 80],
      ['Juist bedrag', 660, 80],
      ...lines(
        [],
        ['', 'opgegeven', 'Verschil', 'over 2023'],
        ['Loon voor de loonheffing', '46.120,75', '1.782,40', '47.903,15'],
        ['Ingehouden loonheffing', '10.888,51', '884,38', '11.772,89'],
        ['Verrekende arbeidskorting', '4.503,22', '-116,03', '4.387,19'],
        ['Loon Zvw', '46.120,75', '1.782,40', '47.903,15'],
      ),
    ],
    [47903.15, 11772.89],
  ],
  [
    'of two contracts in columns that are to be added up',
    [
      ['Jaaropgave 2025', 60, 40],
      ...lines(
        ['Tijdvak 01-01-2025 t/m 31-12-2025', 'Inkomstenverhouding 1', 'Inkomstenverhouding 2'],
        ['Loon LB/PH', '28.640,50', '9.117,84'],
        ['Loonheffing', '1.934,26', '3.266,01'],
        ['U hebt twee aanstellingen bij ons. Tel voor uw aangifte de bedragen van beide kolommen bij elkaar op.'],
      ),
    ],
    [37758.34, 5200.27],
  ],
  [
    'of a pension and its holiday money, which the paper adds up',
    [
      ['Jaaropgave AOW 2022', 60, 40],
      ...lines(
        ['AOW-pensioen', '14.985,12'],
        ['Vakantiegeld AOW (uitbetaald in mei)', '729,24'],
        ['Totaal bruto (A + B), loon loonheffing', '15.714,36'],
        ['Loonheffing', '3.012,44'],
        ['Bijdrage Zorgverzekeringswet 5,50%', '864,29'],
      ),
    ],
    [15714.36, 3012.44],
  ],
  [
    'of neither of two benefits in one table that are both to be filled in',
    [
      ['Uw jaaropgaven 2024', 60, 40],
      ['U hebt in 2024 van ons twee uitkeringen ontvangen. In uw aangifte vult u ze allebei in.', 60, 60],
      ...lines(
        ['Uitkering', 'Loon (fiscaal)', 'Loonheffing'],
        ['WW', '11.206', '2.355'],
        ['WIA (WGA)', '9.874', '2.076'],
      ),
    ],
    [null, null],
  ],
  [
    'without any tax, behind dots',
    [
      ['Jaaropgave vakantiekracht 2023', 60, 40],
      ...lines(['Loon', '4.386,72'], ['Loonheffing . . . . . . . . . . . . nihil'], ['Arbeidskorting', '361,07']),
    ],
    [4386.72, 0],
  ],
  [
    'under a title that is larger than the menu of the site',
    [
      ['Loonstroken 2025', 60, 30],
      ['Jaaropgave 2024', 200, 50, 18],
      ['Loonstroken 2024', 60, 70],
      ...lines([], ['Loon LB/PH', '36.918,50'], ['Ingehouden LB/PH', '5.633,01'], ['Loon SV', '36.822,30']),
    ],
    [36918.5, 5633.01],
  ],
  [
    'whose tax is lost, beside a contribution to care insurance',
    [
      ['Jaaropgave pensioen 2022', 60, 40],
      ...lines(['Totaal loon voor de loonheffing', '26.310,72'], ['Ingehouden loonheffing', '1.447,09']),
    ],
    [26310.72, null],
  ],
  [
    'under how often it was paid',
    [
      ['Jaaropgave 2024', 60, 40],
      ...lines(
        ['Loontijdvak', 'Maand'],
        ['Loon voor loonbelasting', '43.218,64'],
        ['Ingehouden loonbelasting', '8.529,03'],
      ),
    ],
    [43218.64, 8529.03],
  ],
])('reads a wage %s', (_, texts, expected) => expect(wageOf(texts)).toEqual(expected))

it('takes off what a second employment gave back', () =>
  expect(
    wageOf([
      ['Jaaropgave 2024', 60, 40],
      ...lineOf(80, 'Inkomstenverhouding', ['0001', 340], ['0002', 480]),
      ...lineOf(94, 'Loon LB/PH', ['58.330,12', 340], ['-412,20', 480]),
      ...lineOf(108, 'Ingehouden LB/PH', ['16.095,39', 340], ['-203,99', 480]),
      ...lineOf(122, 'Loon SV', ['58.330,12', 340], ['-412,20', 480]),
    ]),
  ).toEqual([57917.92, 15891.4]))

it('finds the label of a line behind its number', () =>
  expect(
    readStatements(
      [
        pageOf([
          ['Jaaropgave 2023', 60, 40],
          ['Weken 01-26', 345, 66],
          ['Jaartotaal', 470, 66],
          ...lineOf(80, 'W10', ['15.206,31', 400], ['31.286,47', 520]),
          ['Loon voor loonbelasting/premies', 110, 80],
          ...lineOf(94, 'W11', ['1.984,72', 400], ['4.166,81', 520]),
          ['Ingehouden loonbelasting/premies', 110, 94],
          ...lineOf(108, 'W12', ['2.377,15', 400], ['4.854,44', 520]),
          ['Arbeidskorting (verrekend)', 110, 108],
        ]),
      ],
      'income_statement',
    ).statements,
  ).toMatchObject([{ salary: 31286.47, taxWithheld: 4166.81 }]))

it('takes the regular wage for no rival of what it and the special one make', () =>
  expect(
    wageOf([
      ['Annual income statement 2024', 60, 40],
      ...lineOf(80, 'Regular taxable pay, incl. company car', ['88.834,92', 480]),
      ...lineOf(94, 'Special rate pay (bonus, holiday pay)', ['14.500,00', 480]),
      ...lineOf(108, 'Taxable wage, payroll tax', ['103.334,92', 480]),
      ...lineOf(122, 'Payroll tax table', ['32.156,71', 480]),
      ...lineOf(136, 'Payroll tax special rate (56.01%)', ['8.121,45', 480]),
      ...lineOf(150, 'Total payroll tax withheld', ['40.278,16', 480]),
      ...lineOf(164, 'Wage health insurance act', ['71.628,00', 480]),
    ]),
  ).toEqual([103334.92, 40278.16]))

it('leaves to be checked what a correction of another year in its line may take off', () =>
  expect(
    wageOf([
      ['Jaaropgave 2024', 60, 40],
      ...lineOf(80, 'Periode', ['01-01-2024 / 31-12-2024', 340], ['correctie 2023', 520]),
      ...lineOf(94, 'Loon LB/PH', ['58.330,12', 340], ['-412,20', 520]),
      ...lineOf(108, 'Ingehouden LB/PH', ['16.095,39', 340], ['-203,99', 520]),
      ...lineOf(122, 'Loon SV', ['58.330,12', 340], ['-412,20', 520]),
    ]),
  ).toEqual([null, null]))
