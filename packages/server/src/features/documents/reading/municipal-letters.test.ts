import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

const letter = (...lines: readonly (readonly [label: string, amount?: string])[]): Placed[] => [
  ['Gemeente Amersfoort', 60, 40, 14],
  ['Gecombineerde aanslag gemeentelijke belastingen 2024', 60, 60],
  ['P. Jansen', 60, 90],
  ['Lindelaan 4', 60, 104],
  ['3818 AB Amersfoort', 60, 118],
  ...lines.flatMap(([label, amount], at): Placed[] => [
    [label, 60, 150 + 18 * at],
    ...(amount ? [[amount, 400, 150 + 18 * at] as const] : []),
  ]),
]

const readIn = (texts: readonly Placed[]) => {
  const [statement] = readStatements([pageOf(texts)], 'recognise').statements
  if (statement?.kind !== 'amount') return statement?.kind
  const { amount, wozValue, year, evidence } = statement
  return { amount, wozValue, year, isSure: (evidence.wozValue?.confidence ?? 0) >= 0.8 }
}

const tax = ['Onroerendezaakbelasting eigenaar', '€ 356,20'] as const
const valued = ['Waardepeildatum 1 januari 2023'] as const

it('reads the value of a home, of the year after the day it was valued on, and none of the taxes', () =>
  expect(readIn(letter(valued, ['WOZ-waarde', '€ 412.000'], tax))).toEqual({
    amount: null,
    wozValue: 412_000,
    year: 2024,
    isSure: true,
  }))

it.each<[string, Placed[], object]>([
  ['a day', letter(['WOZ-waarde', '€ 412.000'], tax), { wozValue: 412_000, isSure: false }],
  ['one day', letter(valued, ['Waardepeildatum 1 januari 2022'], ['WOZ-waarde', '€ 412.000']), { isSure: false }],
  ['one value', letter(valued, ['WOZ-waarde', '€ 412.000'], ['WOZ-waarde garage', '€ 31.000']), { wozValue: null }],
])('is not sure of it without %s', (_, texts, expected) => expect(readIn(texts)).toMatchObject(expected))

it('takes no tax for the value', () =>
  expect(readIn(letter(valued, ['Belasting over de WOZ-waarde', '€ 356,20']))).toMatchObject({ wozValue: undefined }))
