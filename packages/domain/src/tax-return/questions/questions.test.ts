import { describe, expect, test } from 'vitest'
import { figureNames } from '../../documents/index.ts'
import {
  alsoCountAt,
  amountsAsked,
  amountsOf,
  askedIn,
  calculateDeductionsStepTax,
  controlsOf,
  deductionsWith,
  type Questions,
  questionsListed,
  questionsOf,
  questionWords,
  steps,
} from '../index.ts'
import { decidingIncomeQuestions } from './also-count.ts'
import { amountsAt } from './index.ts'
import { isReadFrom, namesOf } from './question.ts'

const tables: readonly Questions[] = steps.map((step) => questionsOf[step])
const questions = tables.flatMap((table) => Object.entries(table))

const optional = (also: Questions, ...ticks: readonly string[]) =>
  Object.fromEntries(Object.keys(also).map((name) => [name, ticks.includes(name) ? 'optional-tick' : 'optional-euros']))

describe('the tables', () => {
  // Table by table: where those of a step are joined, the second of two with one name takes the place of the first.
  test('have a field name only once', () => {
    const apart: readonly Questions[] = [
      ...[questionsOf.setup, questionsOf.partner, questionsOf.submit],
      ...Object.values(amountsAt),
      ...Object.values(alsoCountAt),
    ]
    const names = apart.flatMap((table) => Object.keys(table))
    const twice = names.filter((name, place) => names.indexOf(name) !== place)
    expect(twice, 'a question with this name is asked already: choose another name').toEqual([])
    expect(names.toSorted()).toEqual(questions.map(([name]) => name).toSorted())
  })

  test('have words for each of their questions, and for no others', () =>
    expect(Object.keys(questionWords).toSorted()).toEqual(questions.map(([name]) => name).toSorted()))

  test('have something written in both languages', () => {
    const texts = Object.values(questionWords).flatMap(({ problems, together, since, ...own }) => [
      ...Object.values(own),
      ...Object.values(together ?? {}),
      ...(since ? [since.hint] : []),
      ...Object.values(problems ?? {}),
    ])
    expect(texts.filter(({ en, nl }) => en === '' || nl === '' || en === nl)).toEqual([])
  })

  test('say of every specified amount in what it counts, and what is said when it is negative', () =>
    expect(
      questions.filter(([name, { kind, role, alsoCounts }]) => {
        const isSpecifiedAmount = kind === 'euros' && alsoCounts === undefined
        return (
          isSpecifiedAmount !== (role !== undefined) ||
          isSpecifiedAmount !== (questionWords[name as keyof typeof questionWords].problems?.negative !== undefined)
        )
      }),
    ).toEqual([]))

  test('fill each amount from a figure of its own', () => {
    const sources = questions.flatMap(([name, { readFrom }]) =>
      readFrom ? (readFrom.sources ?? ['wage' as const]).map((source) => ({ name, source, ...readFrom })) : [],
    )
    const filledBy = ({ type, figure, source }: (typeof sources)[number]) =>
      questions.filter(([, question]) => isReadFrom({ type, name: figure, source }, question)).map(([name]) => name)
    expect(sources.map(filledBy)).toEqual(sources.map(({ name }) => [name]))
    expect(sources.filter(({ figure }) => !figureNames.includes(figure))).toEqual([])
  })

  test('are read as the specification names and orders their fields', () =>
    expect(Object.fromEntries(steps.map((step) => [step, controlsOf(questionsOf[step])]))).toEqual({
      setup: {
        year: 'whole-number',
        taxIdentifier: 'text',
        birthDate: 'date',
        foreignIncome: 'tick',
        ownHome: 'tick',
        isJointFiling: 'tick',
        acceptTerms: 'tick',
      },
      partner: {
        fullName: 'text',
        bsn: 'text',
        dateOfBirth: 'date',
        email: 'optional-text',
        phoneNumber: 'optional-text',
      },
      documents: {},
      income: {
        salary: 'euros',
        otherIncome: 'euros',
        taxWithheld: 'euros',
        ...optional(
          alsoCountAt.income,
          'youngDisabled',
          'singleElderly',
          'partnerYoungDisabled',
          'partnerSingleElderly',
          'partnerThirtyPercentRuling',
          ...namesOf(decidingIncomeQuestions),
        ),
      },
      deductions: {
        mortgageInterest: 'euros',
        healthcareExpenses: 'euros',
        educationExpenses: 'euros',
        charityDonations: 'euros',
        ...optional(alsoCountAt.deductions, 'movedHome', 'periodicGiftsToCulture', 'alimonyPaid', 'annuityPremiums'),
        homeFrom: 'date',
        homeUntil: 'date',
        formerHomeUntil: 'date',
      },
      review: {},
      submit: { confirmation: 'tick' },
    }))
})

describe('a question of some years', () => {
  const some: Questions = {
    always: { kind: 'tick' },
    until: { kind: 'tick', years: { to: 2023 } },
    since: { kind: 'tick', years: { from: 2024 } },
  }
  test.each([
    [2023, ['always', 'until']],
    [2024, ['always', 'since']],
  ])('in %d', (year, asked) => expect(Object.keys(askedIn(year, some))).toEqual(asked))
})

test('what is listed on review and on paper', () => {
  const listed = (list: 'review' | 'paper') =>
    Object.fromEntries(steps.map((step) => [step, questionsListed(list, step, 2024).map(([name]) => name)]))
  const amounts = { income: amountsOf('income', 2024), deductions: amountsOf('deductions', 2024) }
  const nothing = { documents: [], review: [], submit: [] }
  expect([listed('review'), listed('paper')]).toEqual([
    {
      setup: ['year', 'taxIdentifier', 'birthDate', 'foreignIncome', 'ownHome', 'isJointFiling'],
      partner: ['fullName', 'bsn', 'dateOfBirth', 'email', 'phoneNumber'],
      ...amounts,
      ...nothing,
    },
    {
      setup: ['taxIdentifier', 'birthDate', 'foreignIncome', 'ownHome', 'isJointFiling'],
      partner: ['fullName', 'bsn', 'dateOfBirth'],
      ...amounts,
      ...nothing,
    },
  ])
})

test('every deduction lowers what is taxed', () => {
  const income = { salary: 50_000, otherIncome: 0, taxWithheld: 0 }
  const taxWith = (given: Parameters<typeof deductionsWith>[0]) =>
    calculateDeductionsStepTax(income, deductionsWith(given), 2024).taxable
  expect(amountsOf('deductions', 2024).map((name) => taxWith({ [name]: 1_000 }))).toEqual(
    amountsOf('deductions', 2024).map(() => 49_000_00),
  )
})

test('what is asked under “also count this” changes no sum of the demonstration', () => {
  const salary = { salary: 50_000, otherIncome: 0, taxWithheld: 10_000 }
  const also = (step: 'income' | 'deductions') =>
    Object.fromEntries(Object.entries(alsoCountAt[step]).map(([name, { kind }]) => [name, kind === 'tick' || 1_000]))
  const deductions = deductionsWith({ mortgageInterest: 5_000 })
  expect(
    calculateDeductionsStepTax({ ...salary, ...also('income') }, { ...deductions, ...also('deductions') }, 2024),
  ).toEqual(calculateDeductionsStepTax(salary, deductions, 2024))
})

test.each([
  [null, 0],
  [{ ownHome: true }, 0],
  [{ ownHome: false }, -1],
])('with a home of one’s own as %j the interest on it is asked at %d of the deductions', (setupData, at) =>
  expect(amountsAsked('deductions', { year: 2024, setupData }).at(at)).toBe('mortgageInterest'),
)
