import fc from 'fast-check'
import type { Box3, Gifts, Healthcare, Home, Household, Person, Split } from '../household.ts'
import { taxYears } from '../result.ts'

/** Arbitrary households for property tests: figures of real size, in cents, each part there or left out. */

export const anyYear = fc.constantFrom(...taxYears)

const amount = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most * 100 }))
const wholeEuros = (most: number) => fc.integer({ min: 0, max: most }).map((euros) => euros * 100)
const part = fc.oneof(fc.constant('even' as const), wholeEuros(1_000_000))

/** Below pension age in every year, at pension age in every year, born before 1946, born before 1963. */
const dateOfBirth = fc.constantFrom('1980-05-05', '1990-12-31', '1962-12-31', '1950-01-01', '1945-12-31', '1930-06-01')

const anyPerson: fc.Arbitrary<Person> = fc
  .record(
    {
      dateOfBirth,
      wages: amount(150_000),
      benefits: amount(40_000),
      pensions: amount(60_000),
      otherIncome: amount(20_000),
      taxWithheld: amount(60_000),
      dividendTaxWithheld: amount(3000),
      labourCreditApplied: amount(6000),
      provisionalAssessment: fc.integer({ min: -500_000, max: 500_000 }),
      youngDisabled: fc.boolean(),
      singleElderly: fc.boolean(),
      greenInvestments: amount(120_000),
    },
    { requiredKeys: [] },
  )
  .chain((person) =>
    fc
      .tuple(
        fc.integer({ min: 0, max: Math.floor((person.wages ?? 0) * 0.3) }),
        fc.integer({ min: 0, max: person.greenInvestments ?? 0 }),
      )
      .map(([untaxedAllowance, greenSavings]) => ({
        ...person,
        ...(untaxedAllowance % 3 === 0 && { untaxedAllowance }),
        ...(greenSavings % 3 === 0 && { greenSavings }),
      })),
  )

const anyDay = fc
  .date({ min: new Date('2021-06-01T00:00:00Z'), max: new Date('2027-06-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** When it was lived in: all year, from or until a day, or after another home. */
const anyPeriod: fc.Arbitrary<Pick<Home, 'registeredFrom' | 'registeredUntil' | 'former'>> = fc.oneof(
  fc.constant({}),
  fc.record({ registeredFrom: anyDay }),
  fc.record({ registeredUntil: anyDay }),
  fc
    .tuple(anyDay, anyDay, wholeEuros(2_000_000))
    .map(([one, other, wozValue]) =>
      one < other
        ? { registeredFrom: other, former: { wozValue, registeredUntil: one } }
        : { registeredFrom: one, former: { wozValue, registeredUntil: one } },
    ),
)

const anyHome: fc.Arbitrary<Home> = fc
  .tuple(
    fc.record(
      { wozValue: wholeEuros(2_000_000), interest: amount(30_000), financingCosts: amount(8000) },
      { requiredKeys: ['wozValue'] },
    ),
    anyPeriod,
  )
  .map(([home, period]) => ({ ...home, ...period }))

const anyBox3: fc.Arbitrary<Box3> = fc.record(
  {
    savings: amount(600_000),
    investments: amount(600_000),
    debts: amount(200_000),
    actualReturn: fc.record(
      {
        income: amount(30_000),
        valueChange: fc.integer({ min: -5_000_000, max: 5_000_000 }),
        debtInterest: amount(5000),
      },
      { requiredKeys: ['income', 'valueChange'] },
    ),
  },
  { requiredKeys: [] },
)

const anyGifts: fc.Arbitrary<Gifts> = fc.record(
  { ordinary: amount(8000), cultural: amount(8000), periodic: amount(20_000) },
  { requiredKeys: [] },
)

const anyHealthcare: fc.Arbitrary<Healthcare> = fc.record(
  { treatment: amount(6000), aids: amount(6000), diet: amount(1500), transport: amount(3000) },
  { requiredKeys: [] },
)

const anySplit: fc.Arbitrary<Split> = fc.record(
  { ownHome: part, box2: part, box3: part, deductions: part },
  { requiredKeys: [] },
)

const rest = {
  childUnder12: fc.boolean(),
  home: anyHome,
  box2Income: amount(200_000),
  box3: anyBox3,
  gifts: anyGifts,
  healthcare: anyHealthcare,
}

/** One person's household. */
export const anySingle: fc.Arbitrary<Household> = fc.record(
  { taxpayer: anyPerson, ...rest },
  { requiredKeys: ['taxpayer'] },
)

/** Two partners'. */
export const anyCouple = fc.record(
  { taxpayer: anyPerson, partner: anyPerson, split: anySplit, ...rest },
  { requiredKeys: ['taxpayer', 'partner'] },
)

/** A couple with little to divide, close to where the law changes slope, so that every division can be tried. */
export const anySmallCouple: fc.Arbitrary<Household> = fc
  .record({
    first: fc.constantFrom(20, 12_000, 24_812, 30_000, 38_098, 60_000, 75_518, 90_000),
    second: fc.constantFrom(0, 8000, 22_000, 38_441, 76_817, 120_000),
    near: fc.integer({ min: -60, max: 60 }),
    born: fc.tuple(dateOfBirth, dateOfBirth),
    home: fc.integer({ min: 0, max: 150 }),
    box2Income: wholeEuros(30),
    box3: fc.integer({ min: 0, max: 120 }),
    investments: fc.integer({ min: 0, max: 119_000 }),
    periodic: wholeEuros(60),
    kinds: fc.subarray(['home', 'box2', 'box3', 'gifts'] as const, { minLength: 1, maxLength: 2 }),
  })
  .map(({ first, second, near, born, home, box2Income, box3, investments, periodic, kinds }) => ({
    taxpayer: { pensions: Math.max(0, first + near) * 100, dateOfBirth: born[0] },
    partner: { wages: second * 100, dateOfBirth: born[1] },
    ...(kinds.includes('home') && { home: { wozValue: 10_000_000, interest: (home + 350) * 100 } }),
    ...(kinds.includes('box2') && { box2Income }),
    ...(kinds.includes('box3') && {
      box3: { investments: investments * 100, savings: (119_000 - investments + box3) * 100 },
    }),
    ...(kinds.includes('gifts') && { gifts: { periodic } }),
  }))

export const anyHousehold: fc.Arbitrary<Household> = fc.oneof(anySingle, anyCouple)
