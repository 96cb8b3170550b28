import { describe, expect, test } from 'vitest'
import { computeReturn } from './compute-return.ts'
import { computed, eur } from './testing/computed.test-data.ts'

/**
 * Households that somebody else might write, each worked out by hand from the reference: what is settled, in euros; negative comes
 * back.
 */
describe.each<[string, number, object, number]>([
  [
    'eighteen, with a side job',
    2024,
    { taxpayer: { dateOfBirth: '2006-03-01', wages: eur(6000), taxWithheld: eur(300) } },
    -300,
  ],
  // 36.97 % of 22,000 = 8,133.40, less 3,362: no labour credit over a benefit.
  ['only unemployment benefit', 2024, { taxpayer: { benefits: eur(22_000), taxWithheld: eur(4500) } }, 271],
  // 6,654.60, less 3,362 and 898.
  [
    'only a benefit for the young disabled',
    2024,
    { taxpayer: { benefits: eur(18_000), taxWithheld: eur(2000), youngDisabled: true } },
    394,
  ],
  ['alimony received', 2024, { taxpayer: { otherIncome: eur(12_000) } }, 1074],
  // Above 1 % of 9,000, at least € 60: 110 counts; nothing is left to pay either way.
  [
    'a student who gives',
    2024,
    { taxpayer: { wages: eur(9000), taxWithheld: eur(100) }, gifts: { ordinary: eur(200) } },
    -100,
  ],
  // 20,703.20 − 1,294.24 − 4,487.60 over the wage; 67,000 at 24.5 % and 33,000 at 33 % in box 2.
  [
    'director and shareholder',
    2024,
    {
      taxpayer: { wages: eur(56_000), taxWithheld: eur(15_000), dividendTaxWithheld: eur(15_000) },
      box2Income: eur(100_000),
    },
    12_226,
  ],
  // Debts above the threshold eat up the savings; the exempt green investments keep their credit of 0.7 %.
  [
    'more debts than savings, and a green fund',
    2024,
    {
      taxpayer: { wages: eur(40_000), greenInvestments: eur(20_000) },
      box3: { savings: eur(10_000), debts: eur(60_000) },
    },
    6763,
  ],
  // Combination credit: 11.45 % of what 30,000 is above 6,145.
  [
    'a parent alone, or co-parent from 156 days',
    2025,
    { taxpayer: { dateOfBirth: '1985-01-01', wages: eur(30_000), taxWithheld: eur(5000) }, childUnder12: true },
    -5000,
  ],
  // 400,000 at 0.35 %, less 80 % of it: 280 is added.
  ['a home that is paid off', 2024, { taxpayer: { wages: eur(40_000) }, home: { wozValue: eur(400_000) } }, 7025],
  // 4,585 + 2.35 % of 690,000 = 20,800, a fifth of it.
  ['a home worth two million', 2024, { taxpayer: { wages: eur(40_000) }, home: { wozValue: eur(2_000_000) } }, 8717],
  // The general credit of who was born before 1963 is paid out beside a partner who owes enough.
  [
    'a partner without income, born in 1960',
    2024,
    { taxpayer: { dateOfBirth: '1958-06-01', wages: eur(50_000) }, partner: { dateOfBirth: '1960-01-01' } },
    8552,
  ],
  [
    'a partner without income, born in 1970',
    2024,
    { taxpayer: { dateOfBirth: '1968-06-01', wages: eur(50_000) }, partner: { dateOfBirth: '1970-01-01' } },
    11_914,
  ],
  ['nothing at all', 2024, { taxpayer: {} }, 0],
  [
    'state pension alone',
    2025,
    { taxpayer: { dateOfBirth: '1950-01-01', pensions: eur(20_000), taxWithheld: eur(500), singleElderly: true } },
    -500,
  ],
])('%s, %d', (_, year, household, settlement) => {
  test(`settles € ${settlement}`, () => expect(computed(year, household).settlement).toBe(settlement * 100))
})

test.each([
  [
    'a partner who died',
    2024,
    { taxpayer: { wages: eur(30_000) }, partner: {}, circumstances: ['death-in-year'] },
    'death-in-year',
  ],
  [
    'moved abroad in July',
    2025,
    { taxpayer: { wages: eur(30_000) }, circumstances: ['part-year-resident'] },
    'part-year-resident',
  ],
  [
    'state pension from May',
    2024,
    { taxpayer: { dateOfBirth: '1957-05-10', pensions: eur(20_000) } },
    'reaches-pension-age',
  ],
  ['two homes', 2024, { taxpayer: {}, home: { wozValue: eur(300_000) }, circumstances: ['two-homes'] }, 'two-homes'],
  [
    'a loan from the own company',
    2024,
    { taxpayer: {}, circumstances: ['loan-from-own-company'] },
    'loan-from-own-company',
  ],
  ['alimony paid', 2024, { taxpayer: {}, circumstances: ['alimony-paid'] }, 'alimony-paid'],
  [
    'the 30 % ruling, partly non-resident',
    2024,
    { taxpayer: {}, circumstances: ['partial-non-resident'] },
    'partial-non-resident',
  ],
])('%s in %d is handed over with its reason', (_, year, household, code) =>
  expect(computeReturn(year, household)).toMatchObject({ kind: 'unsupported', reasons: [{ code }] }),
)
