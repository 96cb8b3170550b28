import { expect, test } from 'vitest'
import { lawfulCalculation } from '../calculator/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { noAmounts } from '../testing/index.ts'
import {
  type Answers,
  answeredBy,
  assumedWords,
  atStake,
  heavyIn,
  type LawfulResult,
  lawfulResult,
  madeBy,
  reasonAndNext,
  withoutWords,
} from './index.ts'

/** A wage, and nothing else said. */
const alone: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2024,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', birthDate: '1985-03-27', foreignIncome: false, ownHome: true },
  partnerData: null,
  incomeData: { salary: 80_000, otherIncome: 0, taxWithheld: 25_600 },
  deductionsData: deductionsWith({ wozValue: 400_000, mortgageInterest: 8_000 }),
}
const income = { salary: 80_000, otherIncome: 0, taxWithheld: 25_600 }
const earning = (also: Partial<NonNullable<Answers['incomeData']>>): Answers => ({
  ...alone,
  incomeData: { ...income, ...also },
})
const figure = (result: LawfulResult) => {
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const said = (answers: Answers) => {
  const result = figure(lawfulResult(answers, []))
  const heavy = heavyIn(result.assumed)
  return [result.certainty, heavy, heavy.map((one) => atStake(one, result))]
}

test.each([
  ['partOfYearPartners', 'partner-part-of-year', 'either'],
  ['diedInYear', 'death-in-year', 'either'],
  ['nonRepayingLoan', 'non-repaying-loan-after-2012', 'loans'],
  ['homeLet', 'home-let', 'worse'],
  ['twoHomes', 'two-homes', 'either'],
  ['earlierYears', 'carried-forward-deductions', 'better'],
] as const)('%s: no figure, why, what the rest comes to, and the way back to the tick', (name, code, change) => {
  const answers = earning({ [name]: true })
  const result = lawfulResult(answers, [])
  expect(result).toMatchObject({ kind: 'unsupported', reasons: [{ code }], without: { change } })
  expect(madeBy({ code })).toEqual({ step: 'income', question: name })
})

test('a periodic gift to culture makes the figure rough, says why and leads to its tick; without periodic gifts it is not asked', () => {
  const gifts = { charityDonations: 2_000, periodicGifts: 2_000, periodicGiftsToCulture: true }
  const giving = (some: object) => ({ ...alone, deductionsData: deductionsWith({ wozValue: 400_000, ...some }) })
  expect(said(giving(gifts))).toEqual(['rough', ['periodic-gifts-to-culture'], [0]])
  expect(answeredBy('periodic-gifts-to-culture', giving(gifts))).toEqual({
    step: 'deductions',
    question: 'periodicGiftsToCulture',
  })
  expect(said(giving({ ...gifts, periodicGifts: undefined }))[0]).toBe('likely')
})

test('where investments are taxed it is named that a let home counts at less than its WOZ value', () => {
  const assumed = (also: object) => figure(lawfulResult(earning(also), [])).assumed.includes('let-home-by-ratio')
  expect([{ investments: 400_000 }, { investments: 20_000 }, { savings: 400_000 }].map(assumed)).toEqual([
    true,
    false,
    false,
  ])
  expect(assumedWords('let-home-by-ratio').nl).toContain('leegwaarderatio')
})

test('what is deducted and not asked is named: disability insurance with annuities, and two more among what is assumed', () => {
  const insured = { ...alone, deductionsData: deductionsWith({ annuityPremiums: true }) }
  const result = lawfulResult(insured, [])
  if (result.kind !== 'unsupported') throw new Error(result.kind)
  const [reason] = result.reasons
  expect(reason && reasonAndNext(reason, { year: 2024, today: '2026-11-27', among: result.reasons }).nl).toMatch(
    /^U trekt premies voor een lijfrente of arbeidsongeschiktheidsverzekering af\. .*die van een lijfrente tot uw jaarruimte/,
  )
  expect(assumedWords('circumstances').nl).toMatch(/\(AOV\).*[Rr]eisaftrek.*gehandicapte/)
})

test('what is asked of a home rules nothing out for who has none', () => {
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const renting = { ...earning({ homeLet: true, twoHomes: true, nonRepayingLoan: true }), setupData }
  expect(lawfulResult({ ...renting, deductionsData: null }, []).kind).toBe('figure')
})

test('beside a loan without repayment the interest of the others counts: the rest lies between none of it and all', () => {
  const result = lawfulResult(earning({ nonRepayingLoan: true }), [])
  const none = figure(lawfulResult({ ...alone, deductionsData: deductionsWith({ wozValue: 400_000 }) }, []))
  const all = figure(lawfulResult(alone, []))
  expect(result).toMatchObject({
    without: {
      rest: { outcome: none.outcome, amount: none.amount },
      above: { outcome: all.outcome, amount: all.amount },
    },
  })
  if (result.kind !== 'unsupported' || !result.without) throw new Error(result.kind)
  const words = withoutWords(result.without, result.reasons)
  expect([words.en, words.nl]).toEqual([
    expect.stringMatching(
      /^With all interest and costs of your home loans, .*: .*\. Without them: .*lies between the two\.$/,
    ),
    expect.stringMatching(
      /^Met alle rente en kosten van uw hypotheken .*: .*\. Zonder die rente en kosten: .*meestal daartussen\.$/,
    ),
  ])
  const [reason] = result.reasons
  const card = reason && reasonAndNext(reason, { year: 2025, today: '2026-03-01', among: result.reasons })
  expect([card?.en, card?.nl]).toEqual([
    expect.stringMatching(/that of your other home loans is\..*of this loan only.*Combinatielening/),
    expect.stringMatching(
      /die van uw andere hypotheken wel\..*alleen de rente en kosten van deze lening.*Combinatielening/,
    ),
  ])
})

test('beside something else that is left out both ends are said all the same, and that it changes', () => {
  const result = lawfulResult(earning({ nonRepayingLoan: true, homeLet: true }), [])
  if (result.kind !== 'unsupported' || !result.without) throw new Error(result.kind)
  expect(withoutWords(result.without, result.reasons).en).toMatch(
    /^With all interest .* If you count this, the figure changes\.$/,
  )
})

test('without interest of any loan there is nothing for the rest to lie between', () => {
  const paidOff = deductionsWith({ wozValue: 400_000 })
  const result = lawfulResult({ ...earning({ nonRepayingLoan: true }), deductionsData: paidOff }, [])
  if (result.kind !== 'unsupported') throw new Error(result.kind)
  expect([result.without?.change, result.without?.above]).toEqual(['better', undefined])
})

test('that there is no partner is assumed and leads to setup; one who is not filled in makes it rough, by the credit at stake', () => {
  const single = figure(lawfulResult(earning({ childUnder12: true }), []))
  const apart = earning({ childUnder12: true, filesApart: true })
  expect([single.certainty, single.assumed.includes('partner'), answeredBy('partner', alone)]).toEqual([
    'likely',
    true,
    { step: 'setup', question: 'isJointFiling' },
  ])
  expect(said(apart)).toEqual(['rough', ['partner-apart'], [2_950_00]])
  expect(figure(lawfulResult(apart, [])).assumed).not.toContain('partner')
  expect(assumedWords('partner-apart', 2_950_00).nl).toMatch(
    /Verdient uw partner minder, dan hebt u geen combinatiekorting: dat is €\u00a02\.950 van dit bedrag\.$/,
  )
  expect(assumedWords('partner-apart').en).not.toContain('combination credit:')
})

test('who fills in a partner has none apart', () => {
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1984-02-03' }
  const joint = { ...earning({ filesApart: true, partnerSalary: 0 }), isJointFiling: true, partnerData }
  expect(said(joint)).toEqual(['likely', [], []])
})

test('the calculator says that it assumes no partner', () =>
  expect(figure(lawfulCalculation({}, { ...noAmounts, salary: 52_000, taxWithheld: 14_000 })).assumed).toContain(
    'partner',
  ))

test('what nobody is asked is named: of the home and its loan, and of the year', () => {
  const { assumed } = figure(lawfulResult(alone, []))
  expect(assumed.slice(-2)).toEqual(['home-of-ones-own', 'loan-that-counts'])
  const words = (['circumstances', 'home-of-ones-own', 'loan-that-counts'] as const).map((one) => assumedWords(one).nl)
  expect(words.join(' ')).toMatch(/overleden.*eerdere jaren.*tweede eigen woning.*vóór 2013, of u lost elk jaar af/)
})

test('the 30 % ruling, told or not: savings may be untaxed by a choice, by what they are taxed', () => {
  const saving = { savings: 300_000 }
  const [untold, told] = [earning(saving), earning({ ...saving, thirtyPercentRuling: true })]
  const { assumed, computed } = figure(lawfulResult(untold, []))
  expect([assumed.includes('thirtyPercentRuling'), answeredBy('thirtyPercentRuling', untold)?.question]).toEqual([
    true,
    'thirtyPercentRuling',
  ])
  expect([
    said(untold),
    said(told),
    said({ ...told, year: 2025 }),
    said(earning({ thirtyPercentRuling: true })),
  ]).toEqual([
    ['likely', [], []],
    ['rough', ['non-resident-choice'], [computed.taxpayer.taxBox3]],
    ['rough', ['non-resident-choice-since-before-2024'], [expect.any(Number)]],
    ['likely', [], []],
  ])
})

test('the partner’s ruling is the partner’s', () => {
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1984-02-03' }
  const both = { savings: 400_000, partnerSalary: 60_000, partnerTaxWithheld: 17_000 }
  const joint = { ...earning({ ...both, partnerThirtyPercentRuling: true }), isJointFiling: true, partnerData }
  expect(said(joint)).toEqual(['rough', ['non-resident-choice'], [expect.any(Number)]])
  expect(figure(lawfulResult(joint, [])).assumed).toContain('taxpayer thirtyPercentRuling')
})

test('a dividend of one’s own company of which nothing was withheld is rough, until it is said', () => {
  const owner = (also: object) => said(earning({ box2Income: 50_000, ...also }))
  const { assumed } = figure(lawfulResult(earning({ box2Income: 50_000, dividendTaxWithheld: 100 }), []))
  expect([owner({}), owner({ dividendTaxWithheld: 7_500 }), owner({ dividendTaxWithheld: 0 })]).toEqual([
    ['rough', ['dividend-tax'], [7_500_00]],
    ['likely', [], []],
    ['likely', [], []],
  ])
  expect(figure(lawfulResult(earning({ box2Income: 50_000 }), [])).assumed).not.toContain('dividendTaxWithheld')
  expect(assumed).toContain('dividend-tax-below-usual')
  expect(assumedWords('dividend-tax', 7_500_00).en).toContain('Of a dividend it would be €\u00a07.500.')
})

test('alimony received has a healthcare contribution, in a separate assessment', () => {
  const { assumed } = figure(lawfulResult(earning({ otherIncome: 18_000 }), []))
  expect(assumed).toContain('healthcare-contribution-on-alimony')
  expect([assumedWords('healthcare-contribution-on-alimony').nl, assumedWords('other-income').nl]).toEqual([
    expect.stringMatching(/^Over alimentatie van een ex-partner.*betaalt u ook een zorgbijdrage/),
    expect.not.stringContaining('Zvw'),
  ])
})
