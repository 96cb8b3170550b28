import { expect, test } from 'vitest'
import { taxYears } from '../tax-law/index.ts'
import { deductionsWith, questionsOf } from '../tax-return/index.ts'
import { isAskedIn, type Question } from '../tax-return/questions/question.ts'
import { type Answers, lawfulResult } from './index.ts'

const steps = { income: 'incomeData', deductions: 'deductionsData' } as const

/** A couple with a home, wealth and gifts, who are asked nearly everything. */
const couple: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2024,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', birthDate: '1985-03-27', foreignIncome: false, ownHome: true },
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1984-02-03' },
  incomeData: {
    salary: 58_000,
    otherIncome: 0,
    taxWithheld: 14_900,
    savings: 400_000,
    investments: 20_000,
    partnerSalary: 41_000,
    partnerTaxWithheld: 6_500,
  },
  deductionsData: deductionsWith({
    mortgageInterest: 9_000,
    wozValue: 415_000,
    healthcareExpenses: 9_000,
    charityDonations: 5_000,
    periodicGifts: 600,
  }),
}

const withAnswers = (income: object, deductions: object = {}, others: Partial<Answers> = {}): Answers => ({
  ...couple,
  ...others,
  incomeData: { ...(couple.incomeData ?? { salary: 0, otherIncome: 0, taxWithheld: 0 }), ...income },
  deductionsData: { ...couple.deductionsData, ...deductions },
})

const pensioner = { taxIdentifier: '999990019', birthDate: '1950-03-27', foreignIncome: false, ownHome: true }

/** Who is asked the rest: those who moved, are alone, of an age, or earn, own and give otherwise. */
const people: readonly Answers[] = [
  couple,
  withAnswers({}, { movedHome: true, homeFrom: '2024-07-01', formerWozValue: 300_000 }),
  withAnswers({}, {}, { isJointFiling: false }),
  withAnswers({}, {}, { isJointFiling: false, setupData: pensioner }),
  withAnswers({ childUnder12: true }, {}, { isJointFiling: false }),
  withAnswers(
    {},
    {},
    { setupData: pensioner, partnerData: { fullName: 'Jan', bsn: '111222333', dateOfBirth: '1949-02-03' } },
  ),
  withAnswers({ actualIncome: 900, actualRise: 2_000 }),
  withAnswers({ salary: 15_000, taxWithheld: 1_000 }),
  withAnswers(
    { salary: 2_000_000, taxWithheld: 900_000, otherWorkReceipts: 5_000, partnerOtherWorkReceipts: 5_000 },
    { charityDonations: 900_000, periodicGifts: 800_000 },
  ),
]

const values: Readonly<Partial<Record<Question['kind'], readonly unknown[]>>> = {
  euros: [0, 100, 3_000, 20_000, 400_000],
  tick: [false, true],
  date: ['', '2024-03-01', '2024-10-01'],
}

/** What a person is told of a return: the figure with what it stands on, or why there is none. */
function told(answers: Answers): string {
  const result = lawfulResult(answers, [])
  if (result.kind === 'unknown') return result.kind
  if (result.kind === 'unsupported') return JSON.stringify(result.reasons)
  const { outcome, amount, certainty, assumed } = result
  return JSON.stringify([outcome, amount, certainty, assumed])
}

const amountQuestions = (['income', 'deductions'] as const).flatMap((step) =>
  Object.entries<Question>(questionsOf[step]).map(([name, question]) => ({ step, name, question })),
)

/** Blank is no value here: that nothing was answered is told of by itself. */
test.each(amountQuestions)(
  '$step: what is answered to $name is counted, or named as not counted',
  ({ step, name, question }) => {
    const at = steps[step]
    const years = taxYears.filter((year) => isAskedIn(year, question))
    const isCounted = people.some((answers) =>
      [2024, ...years].some((year) => {
        const whatever = values[question.kind]?.map((value) =>
          told({ ...answers, year, [at]: { ...answers[at], [name]: value } } as Answers),
        )
        return new Set(whatever).size > 1
      }),
    )
    expect(
      isCounted,
      `nobody’s figure changes by ${name}: place it in the household (person-of.ts, shared-of.ts), or name it as not counted (a gap, as education)`,
    ).toBe(true)
  },
)
