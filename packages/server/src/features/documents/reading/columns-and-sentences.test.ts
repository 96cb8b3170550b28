import { type DocumentType, sureEnough } from '@aangiftewijs/domain/documents'
import { describe, expect, it } from 'vitest'
import { readStatements } from './read-statements.ts'
import { wordsOfRuns } from './words.ts'

type Placed = readonly [text: string, x: number, y: number, height?: number]

/** Of every statement in a page of texts: what is sure enough to be filled in; the rest is null. */
function sureOf(type: DocumentType, fields: readonly string[], texts: readonly Placed[]) {
  const page = wordsOfRuns(
    { number: 1, width: 595, height: 842 },
    texts.map(([text, x, y, height = 10]) => ({ text, x, y, width: text.length * 5, height })),
  )
  return readStatements([page], type).statements.map((statement) =>
    fields.map((field) =>
      (statement.evidence[field]?.confidence ?? 0) >= sureEnough ? Reflect.get(statement, field) : null,
    ),
  )
}

const title: Placed = ['Jaaropgaaf 2024', 60, 40]

describe('which of several columns, and which sentence', () => {
  it.each<[string, readonly Placed[], number | null, number | null]>([
    [
      'in the column of the year, beside that of a month',
      [
        ['December', 300, 90],
        ['Jaar 2024', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['3.000,00', 300, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['600,00', 300, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'in the column of what holds after a correction',
      [
        ['Was', 200, 90],
        ['Wordt', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['37.000,00', 200, 110],
        ['36.000,00', 440, 110],
        ['Loonheffing', 60, 130],
        ['7.300,00', 200, 130],
        ['7.200,00', 440, 130],
      ],
      36000,
      7200,
    ],
    [
      'only in the column of another year: in doubt',
      [
        ['2022', 300, 90],
        ['2023', 440, 90],
        ['Fiscaal loon', 60, 110],
        ['35.000,00', 300, 110],
        ['36.000,00', 440, 110],
      ],
      null,
      null,
    ],
    [
      'in sentences that say in so many words what it is',
      [
        ['Uw fiscaal loon was € 45.000,00.', 60, 100],
        ['Wij hebben € 11.000,00 aan loonheffing ingehouden.', 60, 120],
      ],
      45000,
      11000,
    ],
    [
      'in a sentence over two lines, beside one about last year',
      [
        ['Vorig jaar was uw fiscaal loon € 41.000,00. In 2024 bedroeg uw fiscaal', 60, 100],
        ['loon € 45.000,00. Daarop is € 11.000,00 loonheffing ingehouden.', 60, 114],
      ],
      45000,
      11000,
    ],
    [
      'in sentences about another time, or for example: nowhere',
      [
        ['Stel dat uw fiscaal loon € 45.000,00 is.', 60, 100],
        ['Wij verwachten dat € 11.000,00 loonheffing wordt ingehouden per maand.', 60, 120],
      ],
      null,
      null,
    ],
  ])('%s', (_, texts, salary, taxWithheld) => {
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[salary, taxWithheld]])
  })
})

describe('sentences of a bank', () => {
  it.each<[string, string, number | null, number | null]>([
    ['interest paid', 'In 2024 hebt u € 8.112,40 aan hypotheekrente betaald.', 8112.4, null],
    ['interest received', 'In 2024 hebt u € 112,40 rente over uw bouwdepot ontvangen.', null, null],
    ['interest and repayment together', 'In 2024 hebt u € 9.112,40 aan rente en aflossing betaald.', null, null],
    ['the debt at the end', 'Op 31 december 2024 was uw hypotheekschuld € 231.004,88.', null, 231004.88],
    ['the debt at the beginning', 'Op 1 januari 2024 was uw hypotheekschuld € 238.000,00.', null, null],
    ['the value of the house', 'Op 31 december 2024 was uw woning € 412.000,00 waard.', null, null],
  ])('%s', (_, said, interest, balance) => {
    const texts: Placed[] = [
      ['Jaaropgave hypotheek 2024', 60, 40],
      [said, 60, 100],
    ]
    expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[interest, balance]])
  })
})

it('reads a minus before the euro mark, a space apart', () => {
  const texts: Placed[] = [
    ['Fiscaal loon', 60, 100],
    ['-€ 412', 400, 100],
    ['Loonheffing', 60, 120],
    ['-€ 152', 400, 120],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[-412, -152]])
})

it('joins cents in a column of their own to their euros', () => {
  const texts: Placed[] = [
    ['euro', 400, 80],
    ['cent', 440, 80],
    ['Fiscaal loon', 60, 100],
    ['45.678', 390, 100],
    ['90', 445, 100],
    ['Loonheffing', 60, 120],
    ['10.211', 390, 120],
    ['05', 445, 120],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([[45678.9, 10211.05]])
})

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

it('takes the debt at the end of the last period, not a sum over periods', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Periode', 60, 80],
    ['Betaalde rente', 240, 80],
    ['Restschuld', 400, 80],
    ['01-01 t/m 30-06', 60, 100],
    ['2.000,00', 240, 100],
    ['96.000,00', 400, 100],
    ['01-07 t/m 31-12', 60, 120],
    ['1.900,00', 240, 120],
    ['92.000,00', 400, 120],
    ['Totaal', 60, 140],
    ['3.900,00', 240, 140],
    ['92.000,00', 400, 140],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[3900, 92000]])
})

describe('captions under their amounts', () => {
  const cards: readonly Placed[] = [
    ['€ 45.000', 60, 100, 16],
    ['fiscaal loon', 60, 120],
    ['€ 11.000', 300, 100, 16],
    ['loonheffing', 300, 120],
  ]
  it.each<[string, readonly Placed[], readonly (number | null)[]]>([
    ['all of them', cards, [45000, 11000]],
    [
      'not where another label has its amount beside it',
      [...cards, ['SV-loon', 60, 180], ['46.000', 300, 180]],
      [null, null],
    ],
  ])('%s', (_, texts, found) => {
    expect(sureOf('income_statement', ['salary', 'taxWithheld'], [title, ...texts])).toEqual([found])
  })
})

describe('a debt at two dates', () => {
  it.each<[string, string, string, number | null]>([
    ['of one year', '1 januari 2024', '31 december 2024', 95000],
    ['without a year', '1 januari', '31 december', 95000],
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

describe('several employers under one title', () => {
  it.each<[string, readonly Placed[]]>([
    [
      'in blocks',
      [
        ['Werkgever 1: Bakkerij Noord', 60, 80],
        ['Fiscaal loon', 60, 100],
        ['16.000,00', 440, 100],
        ['Loonheffing', 60, 120],
        ['1.500,00', 440, 120],
        ['Werkgever 2: Manege Zuid', 60, 160],
        ['Fiscaal loon', 60, 180],
        ['7.000,00', 440, 180],
        ['Loonheffing', 60, 200],
        ['2.600,00', 440, 200],
      ],
    ],
    [
      'in the lines of a table, with a total',
      [
        ['Werkgever', 60, 80],
        ['Fiscaal loon', 240, 80],
        ['Loonheffing', 400, 80],
        ['Bakkerij Noord', 60, 100],
        ['16.000,00', 240, 100],
        ['1.500,00', 400, 100],
        ['Manege Zuid', 60, 120],
        ['7.000,00', 240, 120],
        ['2.600,00', 400, 120],
        ['Totaal', 60, 140],
        ['23.000,00', 240, 140],
        ['4.100,00', 400, 140],
      ],
    ],
  ])('%s', (_, texts) => {
    const fields = ['employerName', 'salary', 'taxWithheld', 'fiscalYear']
    expect(sureOf('income_statement', fields, [title, ...texts])).toEqual([
      ['Bakkerij Noord', 16000, 1500, 2024],
      ['Manege Zuid', 7000, 2600, 2024],
    ])
  })
})

describe('a name that only stands at the top', () => {
  const wage: readonly Placed[] = [
    ['Jaaropgaaf 2024', 60, 200],
    ['Fiscaal loon', 60, 220],
    ['45.000,00', 440, 220],
  ]
  it.each<[string, readonly Placed[], string | null]>([
    ['set larger', [['Strandpaviljoen Zilt', 60, 40, 14]], 'Strandpaviljoen Zilt'],
    [
      'above its address',
      [
        ['Notariskantoor Plooij', 60, 40],
        ['Markt 1', 60, 54],
        ['4331 LJ Middelburg', 60, 68],
      ],
      'Notariskantoor Plooij',
    ],
    [
      'of the person the letter is to',
      [
        ['Mevrouw A. Voorbeeld', 60, 40],
        ['Markt 1', 60, 54],
        ['4331 LJ Middelburg', 60, 68],
      ],
      null,
    ],
    ['of a title', [['Persoonlijk en vertrouwelijk', 60, 40, 14]], null],
  ])('%s', (_, texts, name) => {
    expect(sureOf('income_statement', ['employerName'], [...texts, ...wage])).toEqual([[name]])
  })

  it('is no product of a bank', () => {
    const texts: Placed[] = [
      ['Hypotheken', 60, 40, 14],
      ['Jaaropgaaf 2024', 60, 80],
      ['Betaalde rente', 60, 120],
      ['4.000,00', 440, 120],
    ]
    expect(sureOf('mortgage_statement', ['lenderName'], texts)).toEqual([[null]])
  })
})

it('takes a total that was rounded by itself for the sum of its parts', () => {
  const texts: Placed[] = [
    ['Jaaropgave hypotheek 2024', 60, 40],
    ['Maand', 60, 80],
    ['Betaalde rente', 240, 80],
    ...['300,10', '299,10', '298,10'].flatMap((value, at): Placed[] => [
      [`${at + 1}`, 60, 100 + at * 20],
      [value, 240, 100 + at * 20],
    ]),
    ['Totaal', 60, 160],
    ['897,31', 240, 160],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest'], texts)).toEqual([[897.31]])
})
