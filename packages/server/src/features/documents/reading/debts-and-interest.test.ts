import { describe, expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

describe('sentences of a bank', () => {
  it.each<[string, string, number | null, number | null]>([
    ['interest paid', 'In 2024 hebt u € 8.112,40 aan hypotheekrente betaald.', 8112.4, null],
    ['a year before the sign of an amount', 'Aan rente betaalde u in 2024 €', null, null],
    ['interest received', 'In 2024 hebt u € 112,40 rente over uw bouwdepot ontvangen.', null, null],
    ['interest and repayment together', 'In 2024 hebt u € 9.112,40 aan rente en aflossing betaald.', null, null],
    ['the debt at the end', 'Op 31 december 2024 was uw hypotheekschuld € 231.004,88.', null, 231004.88],
    ['the debt at the beginning', 'Op 1 januari 2024 was uw hypotheekschuld € 238.000,00.', null, null],
    ['the value of the house', 'Op 31 december 2024 was uw woning € 412.000,00 waard.', null, null],
    ['what somebody owns, and owes', 'Op 31 december 2024 was uw vermogen € 38.116,12.', null, null],
  ])('%s', (_, said, interest, balance) => {
    const texts: Placed[] = [
      ['Jaaropgave hypotheek 2024', 60, 40],
      [said, 60, 100],
    ]
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[interest, balance]])
  })
})

it('fills in no interest of another debt than the mortgage', () =>
  expect(
    sureOf(
      'mortgage_statement',
      ['mortgageInterest', 'remainingBalance'],
      [
        ['Jaaropgave 2024', 60, 40],
        ['Schuld 31-12-2024', 280, 80],
        ['Rente betaald', 440, 80],
        ['Persoonlijke lening', 60, 100],
        ['6.902,18', 300, 100],
        ['571,09', 460, 100],
        ['U hebt bij ons geen hypotheek.', 60, 140],
      ],
    ),
  ).toEqual([[null, null]]))

it.each<[string, readonly Placed[]]>([
  [
    'of a paper that says there is no mortgage',
    [
      ['Betaalde rente', 60, 100],
      ['618,20', 440, 100],
      ['Schuld 31-12-2024', 60, 120],
      ['16.650,00', 440, 120],
      ['U heeft bij ons geen hypotheek.', 60, 160],
    ],
  ],
])('fills in no interest %s', (_, texts) =>
  expect(sureOf('mortgage_statement', ['mortgageInterest'], [['Jaaropgave 2024', 60, 40], ...texts])).toEqual([[null]]),
)

it.each<[string, string, number, readonly Placed[]]>([
  [
    'the interest that was paid of what was due, where it is said twice',
    'mortgageInterest',
    7542.91,
    [
      ['Verschuldigde rente over 2024', 60, 100],
      ['8.214,81', 440, 100],
      ['Nog niet betaald (achterstallige rente)', 60, 120],
      ['671,90', 440, 120],
      ['Betaalde rente in 2024', 60, 140],
      ['7.542,91', 440, 140],
      ['U vermeldt de betaalde rente van € 7.542,91.', 60, 160],
    ],
  ],
  [
    'the interest that was paid of what was due, not both together',
    'mortgageInterest',
    4506.56,
    [
      ['Vervallen rente 2024', 60, 100],
      ['4.916,25', 440, 100],
      ['Voldaan op vervallen rente 2024', 60, 120],
      ['4.506,56', 440, 120],
      ['Nog te voldoen', 60, 140],
      ['409,69', 440, 140],
      ['Restant hoofdsom 31-12-2024', 60, 160],
      ['142.500,00', 440, 160],
    ],
  ],
  [
    'the interest that was due, where it is said twice',
    'mortgageInterest',
    4916.25,
    [
      ['Vervallen rente 2024', 60, 100],
      ['4.916,25', 440, 100],
      ['Door u voldaan op vervallen rente 2024', 60, 120],
      ['4.506,56', 440, 120],
      ['Nog te voldoen', 60, 140],
      ['409,69', 440, 140],
      ['Restant hoofdsom 31-12-2024', 60, 160],
      ['142.500,00', 440, 160],
      ['Wij melden de Belastingdienst een rente van 4.916,25.', 60, 180],
    ],
  ],
  [
    'nothing that is left of a loan',
    'remainingBalance',
    0,
    [
      ['Saldo per 01-01-2024', 60, 100],
      ['118.460,92', 440, 100],
      ['Saldo per 31-12-2024', 60, 120],
      ['0,00', 440, 120],
      ['Afgelost in 2024', 60, 140],
      ['118.460,92', 440, 140],
      ['Betaalde hypotheekrente', 60, 160],
      ['3.695,66', 440, 160],
    ],
  ],
  [
    'interest less that of a deposit as deductible',
    'deductibleCosts',
    8514.68,
    [
      ['Restschuld 31-12-2024', 60, 100],
      ['347.828,99', 440, 100],
      ['Betaalde hypotheekrente, vast tot 01-06-2043', 60, 120],
      ['9.126,03', 440, 120],
      ['Af: ontvangen rente bouwdepot', 60, 140],
      ['611,35', 440, 140],
      ['Aftrekbare hypotheekrente', 60, 160],
      ['8.514,68', 440, 160],
    ],
  ],
])('fills in %s', (_, field, euros, texts) =>
  expect(sureOf('mortgage_statement', [field], [['Jaaropgave hypotheek 2024', 60, 40], ...texts])).toEqual([[euros]]),
)

describe('what is no amount, or none of a year', () => {
  it.each<[string, readonly Placed[]]>([
    [
      'a rate',
      [
        ['Jaaropgave hypotheek 2024', 60, 40],
        ['Rente', 60, 100],
        ['3,95 %', 400, 100],
      ],
    ],
    [
      'a rate, its sign a cell apart',
      [
        ['Jaaropgave hypotheek 2024', 60, 40],
        ['Rente', 60, 100],
        ['3,95', 380, 100],
        ['%', 430, 100],
      ],
    ],
    [
      'an offer',
      [
        ['Hypotheekofferte', 60, 40],
        ['Te betalen rente', 60, 100],
        ['9.400,00', 400, 100],
      ],
    ],
  ])('%s', (_, texts) => {
    expect(sureOf('mortgage_statement', ['mortgageInterest'], texts)).toEqual([[null]])
  })
})

it('reads a list by its heading', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Restschuld', 60, 100],
    ['op 1 januari 2024', 75, 116],
    ['€ 193.400,00', 400, 116],
    ['op 31 december 2024', 75, 132],
    ['€ 187.650,00', 400, 132],
    ['Rente', 60, 160],
    ['betaald in 2024', 75, 176],
    ['€ 5.208,17', 400, 176],
    ['ontvangen in 2024', 75, 192],
    ['€ 12,00', 400, 192],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[5208.17, 187650]])
})

it('counts what is left in a building account for no debt', () => {
  const texts: Placed[] = [
    ['Overzicht hypotheekrente 2023', 60, 40],
    ['Begin', 300, 80],
    ['Eind', 420, 80],
    ['Hoofdsom', 60, 100],
    ['212.400,00', 300, 100],
    ['208.050,33', 420, 100],
    ['Stand bouwdepot', 60, 116],
    ['15.000,00', 300, 116],
    ['2.300,00', 420, 116],
    ['Debetrente lening', 60, 132],
    ['7.118,06', 300, 132],
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[208050.33]])
})

it('fills nothing in from the overview of a debt that is no mortgage', () => {
  const texts: Placed[] = [
    ['Jaaroverzicht studieschuld 2024', 60, 40],
    ['Schuld op 31 december 2024', 60, 80],
    ['20.804,35', 400, 80],
    ['Berekende rente', 60, 100],
    ['549,25', 400, 100],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[null, null]])
})

describe('a debt at two dates', () => {
  it.each<[string, string, string, number | null]>([
    ['of one year', '1 januari 2024', '31 december 2024', 95000],
    ['without a year: to be checked', '1 januari', '31 december', null],
    ['where the year ends on the first day of the next', '1-1-2024', '1-1-2025', 95000],
    ['of the year before', '31-12-2023', '31-12-2024', 95000],
    ['that are no dates', 'Bedrag A', 'Bedrag B', null],
  ])('%s', (_, start, end, balance) => {
    const texts: Placed[] = [
      ['Jaaropgave hypotheek 2024', 60, 40],
      [start, 240, 80],
      [end, 400, 80],
      ['Restschuld', 60, 100],
      ['100.000,00', 240, 100],
      ['95.000,00', 400, 100],
    ]
    expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[balance]])
  })
})

describe('a total of interest and costs', () => {
  const page = (last: Placed): Placed[] => [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Betaalde rente', 60, 100],
    ['5.127,48', 400, 100],
    ['Restschuld per 31 december 2024', 60, 120],
    ['263.933,60', 400, 120],
    ['Kosten en vergoedingen', 60, 140],
    ['1.108,31', 400, 140],
    ['Totaal rente en vergoedingen', 60, 160],
    last,
  ]
  it.each<[string, number | null, Placed]>([
    ['is sure where they make it', 6235.79, ['6.235,79', 400, 160]],
    ['is in doubt where they do not', null, ['6.335,79', 400, 160]],
  ])('%s', (_, total, last) => {
    expect(sureOf('mortgage_statement', ['totalInterestAndFees'], page(last))).toEqual([[total]])
  })
})

it('counts no interest that is printed again under the heading of the debt for one', () => {
  const texts: Placed[] = [
    ['Jaaroverzicht hypotheek 2023', 60, 40],
    ['Leningnummer', 60, 80],
    ['Hypotheekrente dit jaar', 240, 80],
    ['Restantsaldo ultimo 2023', 420, 80],
    ['29.992.216.01', 60, 100],
    ['11.683', 260, 100],
    ['237.652', 460, 100],
    ['Financieringskosten eigen woning', 60, 130],
    ['€', 440, 144],
    ['11.683', 460, 144],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[11683, 237652]])
})

it('counts no premium of an insurance for interest, nor what both are together for costs', () => {
  const texts: Placed[] = [
    ['Jaaropgave 2022 hypotheek met levensverzekering', 60, 40],
    ['Rente en premie samen', 60, 70],
    ['8.495,25', 480, 70],
    ['Schuld op 31 december 2022', 60, 100],
    ['136.134,06', 480, 100],
    ['Hypotheekrente (4,60%)', 60, 114],
    ['6.262,17', 480, 114],
    ['Uw levensverzekering', 60, 140],
    ['Premie betaald in 2022', 60, 154],
    ['2.233,08', 480, 154],
  ]
  const fields = ['mortgageInterest', 'remainingBalance', 'totalInterestAndFees']
  expect(sureOf('mortgage_statement', fields, texts)).toEqual([[6262.17, 136134.06, null]])
})
