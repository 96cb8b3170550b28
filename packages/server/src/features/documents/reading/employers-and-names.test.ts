import { describe, expect, it } from 'vitest'
import { type Placed, sureOf } from '../testing/placed-texts.ts'

const title: Placed = ['Jaaropgaaf 2024', 60, 40]

it.each([
  ['999993021L01', [[null, 7200]]],
  ['999995257L02', [[null, null]]],
])('fills in no tax beside two wages where another employer is named by a number: %s', (number, expected) => {
  const texts: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40],
    ['Loonheffingennummer', 60, 80],
    ['999993021L01', 440, 80],
    ['Fiscaal loon', 60, 100],
    ['36.000,00', 440, 100],
    ['Loonheffing', 60, 120],
    ['7.200,00', 440, 120],
    ['Loonheffingennummer', 60, 160],
    [number, 440, 160],
    ['Fiscaal loon', 60, 180],
    ['35.000,00', 440, 180],
  ]
  expect(sureOf('income_statement', ['salary', 'taxWithheld'], texts)).toEqual(expected)
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
