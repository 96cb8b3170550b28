import { expect, test } from 'vitest'
import { deductionsWith, type TaxFiling } from '../tax-return/index.ts'
import { returnOf } from '../testing/index.ts'
import {
  type Answers,
  heavyIn,
  lawfulResult,
  type NoLawfulFigure,
  reasonAndNext,
  sentenceOf,
  withoutWords,
} from './index.ts'

const income = { salary: 60_000, otherIncome: 0, taxWithheld: 0 }
const alone: Answers = returnOf({
  year: 2025,
  setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: true },
  incomeData: income,
  deductionsData: deductionsWith({ mortgageInterest: 9_000 }),
})
const couple: Answers = {
  ...alone,
  isJointFiling: true,
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1982-02-03' },
  incomeData: { ...income, taxWithheld: 18_000, partnerSalary: 30_000, partnerTaxWithheld: 6_000 },
}
const ticked = (answers: Answers, ticks: Partial<NonNullable<TaxFiling['incomeData']>>): Answers => ({
  ...answers,
  incomeData: answers.incomeData && { ...answers.incomeData, ...ticks },
})
const refused = (answers: Answers): NoLawfulFigure => {
  const result = lawfulResult(answers, [])
  if (result.kind !== 'unsupported') throw new Error(result.kind)
  return result
}
/** What stands in the card of who reads it in time. */
const cardOf = (answers: Answers, language: 'en' | 'nl' = 'en') => {
  const { year, reasons } = refused(answers)
  return reasons.map((reason) => reasonAndNext(reason, { year, today: '2026-03-01', among: reasons })[language])
}

test('a tick takes no warning away: the rest is as rough as the figure was, and assumes nothing that is ticked', () => {
  const figure = lawfulResult(alone, [])
  const { without } = refused(ticked(alone, { homeLet: true }))
  if (figure.kind !== 'figure' || !without) throw new Error(figure.kind)
  expect([heavyIn(figure.assumed), without.rest.certainty, heavyIn(without.rest.assumed)]).toEqual([
    ['home-value', 'tax-withheld'],
    'rough',
    ['home-value', 'tax-withheld'],
  ])
  expect([without.rest.amount, without.rest.computed.trace]).toEqual([figure.amount, figure.computed.trace])
  expect(figure.assumed.filter((one) => !without.rest.assumed.includes(one))).toEqual([
    'circumstances',
    'home-of-ones-own',
  ])
})

test('of a couple the rest is said of both and of each, as the headline is; of who died nobody is paid', () => {
  const said = (ticks: Parameters<typeof ticked>[1]) => {
    const { without, reasons } = refused(ticked(couple, ticks))
    return without && withoutWords(without, reasons).nl.replaceAll('\u00a0', ' ')
  }
  expect(sentenceOf(lawfulResult(couple, [])).text.nl).toContain('samen krijgt u ongeveer {amount} terug')
  expect([said({ homeLet: true }), said({ diedInYear: true })]).toEqual([
    expect.stringMatching(
      /geldt voor de rest die u hebt ingevuld: samen krijgt u ongeveer € [\d.]+ terug\. U krijgt .*; uw partner .*\. Telt u dit mee, dan betaalt u/,
    ),
    expect.stringMatching(
      /geldt voor de rest die u hebt ingevuld: samen krijgt u ongeveer € [\d.]+ terug\. Telt u dit mee, dan wordt het een ander bedrag\.$/,
    ),
  ])
})

test('what is ticked is said beside an amount that cannot be', () => {
  const answers = ticked(
    { ...alone, setupData: alone.setupData && { ...alone.setupData, foreignIncome: true } },
    { partYearResident: true, untaxedAllowance: 18_150 },
  )
  const [first, second, third] = cardOf(answers)
  expect(refused(answers).reasons.map(({ code }) => code)).toEqual([
    'part-year-resident',
    'foreign-income-with-relief',
    'allowance-above-share',
  ])
  expect([first, second, third]).toEqual([
    expect.stringContaining('you file an M form'),
    expect.stringContaining('income from another country'),
    expect.stringContaining('An annual statement has it taken off already: then leave it empty.'),
  ])
})

test('who lived here for a part of the year is told one form and one day, and no figure that would not come', () => {
  const abroad = { ...couple, setupData: couple.setupData && { ...couple.setupData, foreignIncome: true } }
  const everything = {
    partYearResident: true,
    partOfYearPartners: true,
    businessProfit: true,
    nonRepayingLoan: true,
    homeLet: true,
    twoHomes: true,
    earlierYears: true,
  }
  for (const language of ['en', 'nl'] as const) {
    const card = cardOf(ticked(abroad, everything), language).join(' ')
    expect(card).toMatch(/July 1, 2026|1 juli 2026/)
    expect(card).not.toMatch(/May 1|1 mei|Mijn Belastingdienst|can give a figure|een bedrag geven|[{}]/)
  }
})

test('beside a death what else is ticked goes in the return of whose it is; the partner’s own has the usual day', () => {
  const [died, let_] = cardOf(ticked(couple, { diedInYear: true, homeLet: true }))
  expect([died, let_]).toEqual([
    expect.stringContaining(
      'The surviving partner files a separate return, in Mijn Belastingdienst before May 1, 2026.',
    ),
    expect.stringContaining(
      'You report the rent in the return of whose it is: the F form, or their own, with the home.',
    ),
  ])
})

test('of choosing partnership for the whole year a death speaks by itself, and not beside a migration', () =>
  expect(
    [{ diedInYear: true }, { diedInYear: true, partYearResident: true }].map((ticks) =>
      (['en', 'nl'] as const).map((language) =>
        /partners for the whole year|partnerschap over het hele jaar/.test(
          cardOf(ticked(couple, ticks), language).join(),
        ),
      ),
    ),
  ).toEqual([
    [true, true],
    [false, false],
  ]))

test.each([
  ['partner-part-of-year', { partOfYearPartners: true }],
  ['non-repaying-loan-after-2012', { nonRepayingLoan: true }],
])('%s: that there is a figure without it is said where it is the only reason', (_, tick) => {
  const promise = /we can give a figure/
  const paying = { ...couple, deductionsData: deductionsWith({ alimonyPaid: true }) }
  expect([cardOf(ticked(couple, tick)), cardOf(ticked(paying, tick))].map((card) => promise.test(card.join()))).toEqual(
    [true, false],
  )
})

test('an amount that cannot be hides nothing that rules a figure out: what is ticked, nor what is computed', () => {
  const { setupData, incomeData } = alone
  const above: Answers = {
    ...alone,
    incomeData: incomeData && { ...incomeData, thirtyPercentRuling: true, untaxedAllowance: 50_000 },
  }
  const born = (birthDate: string): Answers => ({ ...above, setupData: setupData && { ...setupData, birthDate } })
  const reasons = [above, ticked(above, { homeLet: true }), born('1958-12-10')].map((answers) =>
    refused(answers).reasons.map(({ code }) => code),
  )
  expect(reasons).toEqual([
    ['allowance-above-share'],
    ['home-let', 'allowance-above-share'],
    ['reaches-pension-age', 'allowance-above-share'],
  ])
})
