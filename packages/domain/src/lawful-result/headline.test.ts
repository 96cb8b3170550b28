import { expect, test } from 'vitest'
import type { Household, Person } from '../tax-law/index.ts'
import { eachOf, lawfulResultOf, sentenceOf } from './index.ts'

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
