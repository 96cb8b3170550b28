import { expect, test } from 'vitest'
import { deductionsWith } from '../tax-return/index.ts'
import { returnOf } from '../testing/index.ts'
import { type Answers, answeredBy, assumedLine, heavyIn, isOfAnswer, lawfulResult } from './index.ts'

const setup = (ownHome: boolean) => ({
  taxIdentifier: '999990019',
  birthDate: '1985-01-01',
  foreignIncome: false,
  ownHome,
})
const renter: Answers = returnOf({
  setupData: setup(false),
  incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 17_500 },
  deductionsData: deductionsWith({ mortgageInterest: 9_000, wozValue: 400_000 }),
})
const owner: Answers = { ...renter, setupData: setup(true) }
const figure = (answers: Answers) => {
  const result = lawfulResult(answers, [])
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const heavy = (answers: Answers) => {
  const result = figure(answers)
  return [result.certainty, ...heavyIn(result.assumed)]
}
const said = (name: Parameters<typeof assumedLine>[0], answers: Answers) => assumedLine(name, figure(answers)).text.nl

test('mortgage interest of who said that there was no own home contradicts it, with what hangs on it', () => {
  expect([heavy(renter), heavy(owner)]).toEqual([['contradictory', 'interest-without-home'], ['likely']])
  // What is there is to be looked at; what is missing, to be filled in.
  expect([isOfAnswer('interest-without-home'), isOfAnswer('home-value')]).toEqual([true, false])
  expect(answeredBy('interest-without-home', renter)).toEqual({ step: 'setup', question: 'ownHome' })
  // 7,600 at 36.97 and 6.63 %.
  expect(said('interest-without-home', renter)).toMatch(/geen eigen woning.*ex-partner.*maximaal €\s3\.310\.$/)
})

test('it is no contradiction while setup is not answered, and none without interest', () =>
  expect([
    heavy({ ...renter, setupData: null }),
    heavy({ ...renter, deductionsData: deductionsWith({ wozValue: 400_000 }) }),
  ]).toEqual([['likely'], ['likely']]))

test('a surplus that was not put into the home makes it rough, in the year of the purchase and after', () => {
  const income = { salary: 60_000, otherIncome: 0, taxWithheld: 17_500, surplusBorrowed: true }
  const after: Answers = { ...owner, incomeData: income }
  const bought = deductionsWith({ mortgageInterest: 8_500, wozValue: 400_000, movedHome: true, homeFrom: '2024-05-01' })
  expect([heavy(after), heavy({ ...after, deductionsData: bought })]).toEqual([
    ['rough', 'surplus-borrowed'],
    ['rough', 'surplus-borrowed'],
  ])
  expect(said('surplus-borrowed', after)).toMatch(/bijleenregeling.*Het gaat om maximaal €/)
  expect(answeredBy('surplus-borrowed', after)).toEqual({ step: 'income', question: 'surplusBorrowed' })
  // Of a home without a loan nothing is doubted.
  expect(heavy({ ...after, deductionsData: deductionsWith({ wozValue: 400_000 }) })).toEqual(['likely'])
})

test('who ticks nothing reads that the surplus of a home sold before is taken to be in this one', () =>
  expect([figure(owner).assumed.includes('loan-that-counts'), said('loan-that-counts', owner)]).toEqual([
    true,
    expect.stringMatching(/drie jaar ervoor een woning verkocht\? Dan is de overwaarde/),
  ]))
