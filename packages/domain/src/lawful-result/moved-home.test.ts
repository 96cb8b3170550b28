import { expect, test } from 'vitest'
import { deductionsWith } from '../tax-return/index.ts'
import {
  type Answers,
  answeredBy,
  assumedWords,
  besideIn,
  formulaWords,
  heavyIn,
  householdOf,
  isOfAnswer,
  lawfulResult,
} from './index.ts'

type Deductions = Parameters<typeof deductionsWith>[0]

const renter: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2025,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', birthDate: '1992-03-27', foreignIncome: false, ownHome: true },
  partnerData: null,
  incomeData: { salary: 58_000, otherIncome: 0, taxWithheld: 14_900, savings: 90_000 },
  deductionsData: null,
}
const buying = (deductions: Deductions): Answers => ({ ...renter, deductionsData: deductionsWith(deductions) })

/** What stands on a figure and makes it rough, and the household’s home. */
function told(deductions: Deductions) {
  const answers = buying(deductions)
  const result = lawfulResult(answers, [])
  if (result.kind !== 'figure') throw new Error(JSON.stringify(result))
  return { result, home: householdOf(answers, [])?.household.home, heavy: heavyIn(result.assumed), answers }
}

const bought = { mortgageInterest: 3_120, wozValue: 276_000, movedHome: true, homeFrom: '2025-09-15' }

test('a home bought in the year counts for its days, its interest as typed, and the savings of January stay', () => {
  const { result, home, heavy } = told(bought)
  expect([home, heavy, result.certainty]).toEqual([
    { wozValue: 276_000_00, interest: 3_120_00, registeredFrom: '2025-09-15' },
    [],
    'likely',
  ])
  // 0.35 % of 276,000 is 966, of which 107 of 365 days: the Tax Administration’s own example.
  expect(result.computed.household).toMatchObject({
    notionalValue: 283_18,
    homeCosts: 3_120_00,
    homeBalance: 283_18 - 3_120_00,
    box3NetAssets: 90_000_00,
  })
})

test('the explanation says of how many days, and of which amount of a year', () => {
  const lines = told(bought).result.computed.trace.steps
  const home = lines.find(({ id }) => id === 'household.home')
  const notional = home?.parts[0]
  if (!notional) throw new Error('There is no line.')
  expect([
    formulaWords(notional, 'en'),
    formulaWords(notional, 'nl').how,
    notional.steps.map((one) => formulaWords(one, 'en').how),
  ]).toEqual([
    {
      label: 'Notional rental value',
      how: '107 of 365 days of the €\u00a0966,00 of a whole year: while you were registered there.',
      rounding: expect.anything(),
    },
    '107 van de 365 dagen van de €\u00a0966,00 van een heel jaar: zolang u er stond ingeschreven.',
    ['From a value of €\u00a0276.000,00: 0.35%.'],
  ])
})

test('without a day the home counts all year, and the figure is rough until one is told', () => {
  const { result, heavy, answers } = told({ ...bought, homeFrom: undefined })
  expect([result.certainty, heavy, answeredBy('home-dates', answers)]).toEqual([
    'rough',
    ['home-dates'],
    { step: 'deductions', question: 'homeFrom' },
  ])
  expect(result.computed.household.notionalValue).toBe(966_00)
})

test('a day that was typed and is blank again is none', () =>
  expect(told({ ...bought, homeFrom: '' }).heavy).toEqual(['home-dates']))

test('days count only as long as it is ticked that somebody moved', () =>
  expect(told({ ...bought, movedHome: undefined }).home).toEqual({ wozValue: 276_000_00, interest: 3_120_00 }))

test('from one own home to the next: both count for their days, and the sale makes it rough', () => {
  const { result, home, heavy } = told({ ...bought, homeFrom: '2025-05-17', formerWozValue: 200_000 })
  expect([home?.former, heavy]).toEqual([{ wozValue: 200_000_00, registeredUntil: '2025-05-17' }, ['former-home']])
  // 137 days of 700, 228 of 966.
  expect(result.computed.household.notionalValue).toBe(262_74 + 603_42)
  expect(assumedWords('former-home').en).toContain('What the sale left over')
  const between = told({ ...bought, formerHomeUntil: '2025-03-01' })
  expect([between.home?.former, between.heavy]).toEqual([
    { wozValue: 0, registeredUntil: '2025-03-01' },
    ['former-home-value', 'former-home'],
  ])
})

test('who sold says until when, and is not told that they lived there all year', () => {
  const { result, heavy } = told({ ...bought, homeFrom: undefined, homeUntil: '2025-03-01' })
  expect([result.computed.household.notionalValue, heavy, result.assumed.includes('registeredFrom')]).toEqual([
    158_79,
    [],
    false,
  ])
  expect(told({ ...bought, movedHome: undefined, homeFrom: undefined }).result.assumed).toContain('registeredFrom')
})

/** How sure a figure is and what is said beside it, with the question that it leads to. */
function beside(deductions: Deductions) {
  const { result, answers } = told(deductions)
  return [result.certainty, ...besideIn(result).map((one) => [one, answeredBy(one, answers)?.question])]
}

test('a day of an earlier year contradicts the tick: the home counts all year, and that is said with the way to it', () => {
  expect(beside({ ...bought, homeFrom: '2024-05-15' })).toEqual(['contradictory', ['home-all-year', 'homeFrom']])
  expect(beside({ ...bought, homeFrom: '2019-05-15', homeUntil: '2026-02-01' })).toEqual([
    'contradictory',
    ['home-all-year', 'homeFrom'],
  ])
  expect(isOfAnswer('home-all-year')).toBe(true)
})

test('a day of a later year is said, and makes nothing rough: who renovates first is registered later', () => {
  const { result } = told({ ...bought, homeFrom: '2026-02-01' })
  expect([result.computed.household.notionalValue, beside({ ...bought, homeFrom: '2026-02-01' })]).toEqual([
    0,
    ['likely', ['home-no-day', 'homeFrom']],
  ])
  expect(beside({ ...bought, homeFrom: undefined, homeUntil: '2024-11-30' })).toEqual([
    'likely',
    ['home-no-day', 'homeFrom'],
  ])
})

test.each([
  ['bought long ago and left in this year', { homeFrom: '2012-03-01', homeUntil: '2025-06-30' }],
  ['left on the last day of the year', { homeFrom: undefined, homeUntil: '2025-12-31' }],
  ['moved into on the first day', { homeFrom: '2025-01-01' }],
  ['moved into on the last day', { homeFrom: '2025-12-31' }],
])('of a home %s nothing is doubted', (_name, days) => expect(beside({ ...bought, ...days })).toEqual(['likely']))

test('a home before that was left in an earlier year counts for no day, and that is said', () =>
  expect(beside({ ...bought, mortgageInterest: 0, formerWozValue: 200_000, formerHomeUntil: '2024-08-01' })).toEqual([
    'likely',
    ['former-home-no-day', 'formerHomeUntil'],
  ]))

test('costs of the loan of a home that counts all year lead to the question about moving, once', () => {
  const { movedHome: _, homeFrom: __, ...allYear } = bought
  const { result } = told({ ...allYear, financingCosts: 5_810 })
  expect([beside({ ...allYear, financingCosts: 5_810 }), result.assumed.includes('registeredFrom')]).toEqual([
    ['likely', ['home-may-be-new', 'movedHome']],
    false,
  ])
  expect(beside({ ...bought, financingCosts: 5_810 })).toEqual(['likely'])
})
