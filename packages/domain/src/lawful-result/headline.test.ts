import { expect, test } from 'vitest'
import type { Household, Person } from '../tax-law/index.ts'
import { eachOf, type LawfulResult, lawfulResultOf, lineOf, sentenceOf, settledIn, toldFrom } from './index.ts'

const born = { dateOfBirth: '1985-01-01' }
const wage = (wages: number, taxWithheld: number): Person => ({ ...born, wages, taxWithheld })
const said = (household: Household, gaps: readonly 'partner-income'[] = []) => {
  const result = lawfulResultOf(2024, { household, gaps })
  const { text, values } = sentenceOf(result)
  return [text.en, values.amount, eachOf(result)?.en, eachOf(result)?.nl]
}

test('of a couple of whom one gets back and one pays, both are said; the sum is said to be of both', () =>
  expect(
    said({ taxpayer: wage(60_000_00, 20_000_00), partner: wage(40_000_00, 4_000_00) }).map((text) =>
      String(text).replaceAll('\u00a0', ' '),
    ),
  ).toEqual([
    'Under the rules for {year}: together you get back about {amount}',
    '€ 170',
    'You get back about € 3.080; your partner has to pay about € 2.900.',
    'U krijgt ongeveer € 3.080 terug; uw partner moet ongeveer € 2.900 betalen.',
  ]))

test('of who is alone, or with a partner of whom nothing is known, nothing is said of two', () => {
  const taxpayer = wage(60_000_00, 20_000_00)
  const one = 'Under the rules for {year}: you get back about {amount}'
  expect(
    [said({ taxpayer }), said({ taxpayer, partner: {} }, ['partner-income'])].map(([text, , each]) => [text, each]),
  ).toEqual([
    [one, undefined],
    [one, undefined],
  ])
})

const line = (result: LawfulResult) => {
  const { text, values } = lineOf(result)
  return [text.en, text.nl, values.amount]
}
const unknown = { kind: 'unknown', year: 2024, uncounted: [], completed: false } as const

test('in one line it names no year, and says what is missing', () =>
  expect([
    line(lawfulResultOf(2024, { household: { taxpayer: wage(60_000_00, 20_000_00) }, gaps: [] })).slice(0, 2),
    line(unknown),
    line({ ...unknown, uncounted: ['jaaropgaaf.pdf'] }),
    line({ kind: 'unsupported', year: 2024, reasons: [] }),
  ]).toEqual([
    ['You get back about {amount}', 'U krijgt ongeveer {amount} terug'],
    ['Still missing: your income', 'Nog nodig: uw inkomen', undefined],
    ['Still to say: does a document count?', 'Nog te kiezen: telt een document mee?', undefined],
    ['We cannot give a figure', 'We kunnen geen bedrag geven', undefined],
  ]))

test('what is settled is told in the same words, without a sign; what adds up to it keeps its own', () => {
  const household = { taxpayer: wage(60_000_00, 20_000_00), partner: wage(40_000_00, 4_000_00) }
  const result = lawfulResultOf(2024, { household, gaps: [] })
  if (result.kind !== 'figure') throw new Error(result.kind)
  const root = toldFrom(result.computed)
  const told = [root, ...root.parts, root.parts[0]?.parts[0] ?? root].map((one) => {
    const settled = settledIn(one)
    return settled && [settled.label.en, settled.amount === Math.abs(one.amount)]
  })
  expect(told).toEqual([
    ['Together you get back', true],
    ['You get back', true],
    ['Your partner has to pay', true],
    null,
  ])
})
