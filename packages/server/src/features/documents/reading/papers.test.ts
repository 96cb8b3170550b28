import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const balances = ['savings', 'investments', 'debts', 'dividendTaxWithheld', 'year']
const bankOf = (texts: readonly Placed[]) => sureOf('investment_statement', balances, texts)
const head = (title: string): readonly Placed[] => [
  ['Voorbeeldbank N.V.', 60, 30, 14],
  [title, 60, 60, 18],
]
/** Balances of accounts in a table of two columns. */
const table = (
  first: string,
  last: string,
  rows: readonly (readonly [string, string, string])[],
): readonly Placed[] => [
  ['Betalen en sparen', 60, 110, 12],
  [first, 300, 130],
  [last, 440, 130],
  ...rows.flatMap(([name, start, end], at): Placed[] => [
    [name, 60, 150 + at * 18],
    [start, 320, 150 + at * 18],
    [end, 460, 150 + at * 18],
  ]),
]
const accounts = [
  ['Betaalrekening', '2.340,15', '3.105,60'],
  ['Spaarrekening', '48.200,00', '51.450,00'],
] as const

describe('the year’s overview of a bank', () => {
  it('gives what was on its accounts on the first of January, together', () =>
    expect(bankOf([...head('Jaaroverzicht 2024'), ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', accounts)])).toEqual([
      [50_540.15, null, null, null, 2024],
    ]))

  it('gives nothing of accounts that were opened in the year', () => {
    const opened = accounts.map(([name, , end]) => [name, '0,00', end] as const)
    const read = (title: string, rows: Parameters<typeof table>[2]) =>
      bankOf([...head(title), ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', rows)])[0]?.[0]
    expect([
      read('Jaaroverzicht 2024', opened),
      read('Kwartaaloverzicht 2024', opened),
      read('Jaaroverzicht 2023', opened),
    ]).toEqual([0, null, null])
  })

  it('takes a date that is broken over the lines of a narrow heading', () =>
    expect(
      bankOf([
        ...head('Jaaroverzicht 2024'),
        ['01-2024', 300, 141],
        ...table('Saldo 01-', 'Saldo 31-12-2024', accounts).map(
          ([text, x, y, ...size]): Placed => [text, x, y > 140 ? y + 12 : y, ...size],
        ),
      ])[0]?.[0],
    ).toEqual(50_540.15))

  it('takes the last day of the year before for the first of January', () =>
    expect(bankOf([...head('Jaaroverzicht 2024'), ...table('Saldo 31-12-2023', 'Saldo 31-12-2024', accounts)])).toEqual(
      [[50_540.15, null, null, null, 2024]],
    ))

  it('fills in nothing of another day or year', () => {
    const ofDays = (title: string, first: string, last: string) =>
      bankOf([...head(title), ...table(first, last, accounts)])[0]?.slice(0, 4)
    expect([
      ofDays('Jaaroverzicht 2024', 'Saldo 30-06-2024', 'Saldo 31-12-2024'),
      ofDays('Jaaroverzicht 2024', 'Saldo 1-1-2025', 'Saldo 31-12-2024'),
      ofDays('Jaaroverzicht 2023', 'Saldo 1-1-2024', 'Saldo 31-12-2024'),
      ofDays('Jaaroverzicht 2024', 'Saldo', 'Rente'),
    ]).toEqual(Array(4).fill([null, null, null, null]))
  })

  it.each([
    'Kwartaaloverzicht januari 2024',
    'Rekeningafschrift nr. 1, 2024',
    'Maandoverzicht 2024',
    'Transactieoverzicht 2024',
    'Bericht terugbetalen studieschuld 2024',
    'Factuur 2024',
  ])('fills in nothing of a shorter time, or of another paper: %s', (title) =>
    expect(bankOf([...head(title), ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', accounts)])[0]?.slice(0, 4)).toEqual([
      null,
      null,
      null,
      null,
    ]),
  )

  it('leaves to the person what may be in a green fund, in dollars, or in the red', () => {
    const withLine = (name: string, start: string) =>
      bankOf([
        ...head('Jaaroverzicht 2024'),
        ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', [...accounts, [name, start, '10,00']]),
      ])[0]?.slice(0, 3)
    expect([
      withLine('Groenspaarrekening', '1.000,00'),
      withLine('Spaarrekening in USD', '1.000,00'),
      withLine('Betaalrekening', '-1.000,00'),
    ]).toEqual(Array(3).fill([null, null, null]))
  })

  it('has days over its columns without a word, and numbers of accounts that are no amounts', () => {
    const columns = (y: number, ...texts: readonly string[]): readonly Placed[] =>
      texts.map((text, at): Placed => [text, [60, 180, 330, 440][at] ?? 0, y])
    const texts: readonly Placed[] = [
      ...head('Financieel jaaroverzicht 2025'),
      ...columns(120, 'Rekening', 'IBAN', '1-1-2025', '31-12-2025'),
      ...columns(138, 'Betaalrekening', 'NL20 PEEL 0000 0770 10', '€ 2.908,12', '€ 1.633,58'),
      ...columns(156, 'Spaarrekening', 'NL90 PEEL 0000 0770 11', '€ 14.020,00', '€ 17.385,94'),
      ['Totaal', 60, 174],
      ['€ 16.928,12', 330, 174],
      ['€ 19.019,52', 440, 174],
      ['Bijgeschreven rente in 2025: € 774,36.', 60, 200],
      ['Uw tegoeden vallen tot € 100.000 onder het depositogarantiestelsel.', 60, 216],
    ]
    expect(bankOf(texts).map(([savings, , , , year]) => [savings, year])).toEqual([[16_928.12, 2025]])
  })

  it('gives the total of the taxes on dividends, not the tax on one', () => {
    const texts: readonly Placed[] = [
      ...head('Fiscaal jaaroverzicht 2024'),
      ['Dividend', 60, 130],
      ['Bruto', 280, 130],
      ['Nederlandse dividendbelasting', 400, 130],
      ...[
        ['Ahold', '134,40', '20,16'],
        ['ASML', '86,80', '13,02'],
        ['Heineken', '121,10', '18,17'],
        ['Totaal', '342,30', '51,35'],
      ].flatMap(([name = '', gross = '', tax = ''], at): Placed[] => [
        [name, 60, 150 + 18 * at],
        [gross, 290, 150 + 18 * at],
        [tax, 500, 150 + 18 * at],
      ]),
    ]
    expect(bankOf(texts).map(([, , , tax]) => tax)).toEqual([51.35])
  })

  it('is recognised, and takes no other paper from its kind', () => {
    const typeOf = (texts: readonly Placed[]) => readStatements([pageOf(texts)], 'recognise').detectedType
    const overview = [...head('Jaaroverzicht 2024'), ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', accounts)]
    const mortgage: Placed[] = [
      ['Hypotheek', 60, 300],
      ['Restschuld per 31 december 2024', 60, 320],
      ['200.000,00', 440, 320],
    ]
    expect([
      typeOf(overview),
      typeOf([...overview, ...mortgage]),
      typeOf([...head('Kwartaaloverzicht 2024'), ...table('Saldo 1-1-2024', 'Saldo 31-12-2024', accounts)]),
    ]).toEqual(['investment_statement', 'mortgage_statement', null])
  })
})

describe('a provisional assessment', () => {
  const letter = (title: string, label: string, ...others: readonly Placed[]): readonly Placed[] => [
    [title, 60, 60, 18],
    ['Verzamelinkomen', 60, 120],
    ['€ 47.810', 440, 120],
    [label, 60, 140],
    ['€ 1.320', 440, 140],
    ['Bedrag per maand', 60, 160],
    ['€ 120', 440, 160],
    ...others,
  ]
  const read = (texts: readonly Placed[]) =>
    sureOf('other', ['provisionalPaid', 'provisionalReceived', 'year'], texts).map(([paid, received]) => [
      paid ?? null,
      received ?? null,
    ])
  const title = 'Voorlopige aanslag inkomstenbelasting 2024'

  it('gives what is to be paid, or received, over the year', () =>
    expect([read(letter(title, 'Te betalen bedrag')), read(letter(title, 'Te ontvangen bedrag'))]).toEqual([
      [[1_320, null]],
      [[null, 1_320]],
    ]))

  it('is what its reckoning ends in, and no term of it', () => {
    const terms = Array.from({ length: 11 }, (_, at): Placed[] => [
      [`${28 - at}-${String(at + 2).padStart(2, '0')}-2024`, 60, 190 + 14 * at],
      ['€ 331', 200, 190 + 14 * at],
    ])
    const texts: readonly Placed[] = [
      ['Voorlopige aanslag 2024', 60, 60, 18],
      ['Inkomstenbelasting en premie volksverzekeringen', 60, 84],
      ['U krijgt van ons een voorlopige aanslag over 2024. U moet € 3.641 betalen.', 60, 110],
      ['Uiterlijk op', 60, 176],
      ['Bedrag', 200, 176],
      ...terms.flat(),
      ['Verzamelinkomen', 60, 380],
      ['56.250', 440, 380],
      ['Te betalen', 60, 398],
      ['3.641', 440, 398],
    ]
    expect(sureOf('other', ['provisionalPaid', 'provisionalReceived', 'year'], texts)).toEqual([[3_641, null, 2024]])
  })

  it.each([
    ['the health insurance act', letter('Voorlopige aanslag Zorgverzekeringswet 2024', 'Te betalen bedrag')],
    ['a final assessment', letter('Definitieve aanslag inkomstenbelasting 2024', 'Te betalen bedrag')],
    ['one that changes an earlier one', letter(title, 'Te betalen bedrag', ['Eerder vastgesteld € 200', 60, 190])],
    ['no year', letter('Voorlopige aanslag inkomstenbelasting', 'Te betalen bedrag')],
    ['an unknown label', letter(title, 'Saldo')],
  ])('fills in nothing of %s', (_, texts) => expect(read(texts)).toEqual([[null, null]]))

  it('is recognised as another document, and is no income statement though it names wages', () =>
    expect(
      readStatements(
        [
          pageOf(
            letter(
              title,
              'Te betalen bedrag',
              ['Ingehouden loonheffing € 9.000', 60, 190],
              ['Arbeidskorting', 60, 210],
            ),
          ),
        ],
        'recognise',
      ).detectedType,
    ).toBe('other'))
})
