import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { readStatements } from '../read-statements.ts'

const statement = (title: string, payer: string, ...others: readonly string[]): readonly Placed[] => [
  [payer, 60, 40, 12],
  [title, 60, 70, 18],
  ['Fiscaal loon', 60, 120],
  ['20.535,80', 440, 120],
  ['Ingehouden loonheffing', 60, 140],
  ['1.914,00', 440, 140],
  ...others.map((text, at): Placed => [text, 60, 170 + at * 18]),
]
const sourcesOf = (texts: readonly Placed[]) =>
  readStatements([pageOf(texts)], 'income_statement').statements.map((one) =>
    one.kind === 'income_statement' ? one.source : null,
  )

it.each([
  ['Jaaropgaaf 2024', 'Stichting Pensioenfonds Metaalpunt', 'pension'],
  ['Jaaropgaaf 2024', 'Sociale Verzekeringsbank', 'pension'],
  ['Jaaropgave AOW 2024', 'Postbus 1', 'pension'],
  ['Jaaropgaaf 2024', 'UWV', 'benefit'],
  ['Jaaropgaaf 2024', 'Bakkerij De Korenaar B.V.', 'wage'],
])('%s of %s is of a %s', (title, payer, source) => expect(sourcesOf(statement(title, payer))).toEqual([source]))

it.each([
  ['a labour credit', 'Verrekende arbeidskorting € 3.812,00'],
  ['an employment', 'Dienstverband 01-01-2024 t/m 31-12-2024'],
  ['a benefit in sickness', 'Uitkering Ziektewet'],
])('with %s it is of wages, whoever pays', (_, text) =>
  expect(sourcesOf(statement('Jaaropgaaf 2024', 'Stichting Pensioenfonds Metaalpunt', text))).toEqual(['wage']),
)

it('a premium for a pension makes no pension of a wage', () =>
  expect(
    sourcesOf(statement('Jaaropgaaf 2024', 'Bakkerij De Korenaar B.V.', 'Pensioenpremie Pensioenfonds Zorg € 812,00')),
  ).toEqual(['wage']))
