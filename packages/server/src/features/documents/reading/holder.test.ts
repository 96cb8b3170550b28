import { describe, expect, it } from 'vitest'
import { type Placed, pageOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const figures: readonly Placed[] = [
  ['Jaaropgaaf 2024', 60, 200],
  ['Naam werkgever', 60, 220],
  ['Zuivelhandel Aurora B.V.', 290, 220],
  ['Fiscaal loon', 60, 260],
  ['45.000,00', 440, 260],
]
const holderOf = (texts: readonly Placed[]) =>
  readStatements([pageOf([...texts, ...figures])], 'income_statement').statements.map((statement) =>
    statement.kind === 'amount' ? undefined : statement.holderName,
  )

describe('whose a statement is stands', () => {
  it.each<[string, readonly Placed[], string]>([
    [
      'beside its caption',
      [
        ['Naam werknemer', 60, 40],
        ['Mw. J.M. van der Berg', 290, 40],
      ],
      'Mw. J.M. van der Berg',
    ],
    ['behind its caption', [['Werknemer: Sanne de Wit', 60, 40]], 'Sanne de Wit'],
    [
      'below its caption',
      [
        ['Gegevens werknemer', 60, 40],
        ['J. de Vries', 60, 54],
      ],
      'J. de Vries',
    ],
    [
      'at a caption of any name, with initials',
      [
        ['Naam', 60, 40],
        ['S. Voorbeeld', 290, 40],
      ],
      'S. Voorbeeld',
    ],
    [
      'with the surname first',
      [
        ['Employee name', 60, 40],
        ['El Idrissi, A.', 290, 40],
      ],
      'El Idrissi, A.',
    ],
    [
      'with another’s, for both',
      [
        ['Geldnemer 1', 60, 40],
        ['J. de Vries', 290, 40],
        ['Geldnemer 2', 60, 60],
        ['K. Jansen', 290, 60],
      ],
      'J. de Vries en/of K. Jansen',
    ],
    [
      'above an address',
      [
        ['Zuivelhandel Aurora B.V.', 60, 20],
        ['De heer P. Smit', 60, 60],
        ['Dorpsstraat 1', 60, 74],
        ['1234 AB Zwolle', 60, 88],
      ],
      'De heer P. Smit',
    ],
  ])('%s', (_, texts, name) => expect(holderOf(texts)).toEqual([name]))

  it.each<[string, readonly Placed[]]>([
    ['nothing names anybody', []],
    [
      'a company is named',
      [
        ['Naam', 60, 40],
        ['J. Bakker Zuivel B.V.', 290, 40],
      ],
    ],
    [
      'a name is written out where it may be an employer’s',
      [
        ['Naam', 60, 40],
        ['Jan Bakker', 290, 40],
      ],
    ],
    ['a name stands in a sentence', [['Neem contact op met mevrouw P. Smit van de salarisadministratie', 60, 40]]],
    [
      'a number stands at the caption',
      [
        ['Klant', 60, 40],
        ['8812 334', 290, 40],
      ],
    ],
  ])('nowhere where %s', (_, texts) => expect(holderOf(texts)).toEqual([null]))
})

it('a line that looks like a name turned round for long, and is none, takes no time', () => {
  // Each further letter doubled the time: for sixty a machine would have taken years.
  expect(holderOf([[`Jansen, P. ${'a'.repeat(60)}!`, 60, 40]])).toEqual([null])
})
