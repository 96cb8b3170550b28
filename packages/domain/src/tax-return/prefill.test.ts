import { describe, expect, test } from 'vitest'
import { documentOf, found, incomeStatement, mortgageStatement, receipt, returnOf } from '../testing/index.ts'
import {
  type AmountStep,
  type Amounts,
  amountsOf,
  deductibleIn,
  deductionsWith,
  fillAmount,
  prefillFrom,
  submitChecklist,
  suggestedAmounts,
  type TaxFiling,
  totalsOfDocuments,
} from './index.ts'

const filing = returnOf({ currentStep: 'income' })
const bakery = incomeStatement()
const school = incomeStatement({ employerName: null, salary: 1_000.1, taxWithheld: 100, employmentPeriod: null })
const documents = [
  documentOf(1, 'income_statement', { ...bakery, statements: [bakery, school] }),
  documentOf(2, 'mortgage_statement', mortgageStatement()),
  documentOf(3, 'healthcare_expenses', receipt()),
  documentOf(4, 'healthcare_expenses', receipt({ amount: 79.5 })),
  documentOf(5, 'education_expenses', receipt({ evidence: { amount: found(0.4, 'Totaal') } })),
]

describe('what the documents suggest', () => {
  const { suggestions, employers, unsure } = prefillFrom(documents)

  test('sums of the sure figures, each with its documents', () =>
    expect(
      Object.entries(suggestions).map(([name, { amount, parts }]) => [
        name,
        amount,
        parts.map((part) => [part.documentId, part.filename, part.amount]),
      ]),
    ).toEqual([
      [
        'salary',
        46_679_00,
        [
          [1, 'income_statement-1.pdf', 45_678_90],
          [1, 'income_statement-1.pdf', 1_000_10],
        ],
      ],
      [
        'taxWithheld',
        12_445_00,
        [
          [1, 'income_statement-1.pdf', 12_345_00],
          [1, 'income_statement-1.pdf', 100_00],
        ],
      ],
      ['mortgageInterest', 6_543_21, [[2, 'mortgage_statement-2.pdf', 6_543_21]]],
      [
        'healthcareExpenses',
        200_00,
        [
          [3, 'healthcare_expenses-3.pdf', 120_50],
          [4, 'healthcare_expenses-4.pdf', 79_50],
        ],
      ],
    ]))

  test('of interest also what its statement calls deductible, where that is another amount', () => {
    const deductible = (costs: number | null, over: Parameters<typeof mortgageStatement>[0] = {}) => {
      const statement = mortgageStatement({ deductibleCosts: costs, ...over })
      const { mortgageInterest } = prefillFrom([documentOf(2, 'mortgage_statement', statement)]).suggestions
      return mortgageInterest?.parts.map((part) => [part.amount, part.deductible])
    }
    expect(deductible(6_100.5)).toEqual([[6_543_21, 6_100_50]])
    expect(deductible(6_543.21)).toEqual([[6_543_21, undefined]])
    expect(deductible(null)).toEqual([[6_543_21, undefined]])
    const unsure = { mortgageInterest: found(0.95), deductibleCosts: found(0.79) }
    expect(deductible(6_100.5, { evidence: unsure })).toEqual([[6_543_21, undefined]])
  })

  test('what is deductible stands in the place of the interest, but not costs beside it', () => {
    const insteadOf = (costs: number | null) => {
      const statement = mortgageStatement({ deductibleCosts: costs })
      const { mortgageInterest } = prefillFrom([documentOf(2, 'mortgage_statement', statement)]).suggestions
      return mortgageInterest && deductibleIn(mortgageInterest)
    }
    expect([6_100.5, 8_000, 300, null].map(insteadOf)).toEqual([6_100_50, 8_000_00, 6_543_21, 6_543_21])
  })

  test('the employers, one for each statement', () =>
    expect(employers).toEqual([
      {
        employerName: 'Bakkerij De Vries',
        salary: 45_678.9,
        taxWithheld: 12_345,
        fiscalYear: 2024,
        employmentPeriod: '01-01-2024 t/m 31-12-2024',
      },
      { employerName: '', salary: 1_000.1, taxWithheld: 100, fiscalYear: 2024, employmentPeriod: null },
    ]))

  test('what is not sure apart, never filled in', () =>
    expect(unsure).toEqual([
      {
        question: 'educationExpenses',
        figure: {
          name: 'amount',
          amount: 120_50,
          documentId: 5,
          filename: 'education_expenses-5.pdf',
          type: 'education_expenses',
          confidence: 0.4,
          place: null,
          label: 'Totaal',
        },
      },
    ]))

  test('a negative wage is not filled in and makes no employer', () => {
    const negative = prefillFrom([
      documentOf(1, 'income_statement', incomeStatement({ salary: -100, taxWithheld: null })),
    ])
    expect([
      negative.suggestions,
      negative.employers,
      negative.unsure.map(({ question, figure }) => [question, figure.amount]),
    ]).toEqual([{}, [], [['salary', -100_00]]])
  })

  test('nothing without documents', () =>
    expect(prefillFrom([])).toEqual({ suggestions: {}, employers: [], unsure: [] }))

  test('that an amount may be nothing is not named', () => {
    const loan = mortgageStatement({ mortgageInterest: 0, evidence: { mortgageInterest: found(0.79) } })
    expect(prefillFrom([documentOf(2, 'mortgage_statement', loan)]).unsure).toEqual([])
  })
})

describe('what the fields open with', () => {
  const prefill = prefillFrom(documents)
  const fill = (step: AmountStep, saved: Amounts | null) =>
    Object.fromEntries(
      amountsOf(step, 2024).map((name) => [name, fillAmount(saved?.[name], prefill.suggestions[name])]),
    )

  test('the documents, while nothing is saved', () =>
    expect(fill('income', null)).toEqual({
      salary: { amount: 46_679_00, origin: 'documents', suggestion: prefill.suggestions.salary },
      otherIncome: { amount: null, origin: 'none', suggestion: null },
      taxWithheld: { amount: 12_445_00, origin: 'documents', suggestion: prefill.suggestions.taxWithheld },
    }))

  test('what is saved wins, 0 too, and the documents stay beside it', () => {
    const { mortgageInterest, healthcareExpenses, charityDonations } = fill(
      'deductions',
      deductionsWith({ healthcareExpenses: 12.34, charityDonations: 5 }),
    )
    expect([mortgageInterest, healthcareExpenses, charityDonations]).toEqual([
      { amount: 0, origin: 'saved', suggestion: prefill.suggestions.mortgageInterest },
      { amount: 12_34, origin: 'saved', suggestion: prefill.suggestions.healthcareExpenses },
      { amount: 5_00, origin: 'saved', suggestion: null },
    ])
  })
})

test('what the documents say about a whole step, in euros', () => {
  const prefill = prefillFrom(documents)
  expect([suggestedAmounts('income', prefill), suggestedAmounts('deductions', prefill)]).toEqual([
    { salary: 46_679, otherIncome: 0, taxWithheld: 12_445 },
    deductionsWith({ mortgageInterest: 6_543.21, healthcareExpenses: 200 }),
  ])
})

test('what the documents come to is the input of the estimate', () =>
  expect([totalsOfDocuments(documents, 2024), totalsOfDocuments([], 2024)]).toEqual([
    { income: 46_679_00, deductions: 6_743_21, withheld: 12_445_00 },
    { income: 0, deductions: 0, withheld: 0 },
  ]))

describe('the list before submission', () => {
  const linesOf = (of: TaxFiling, uploaded = documents) =>
    submitChecklist(of, uploaded).map(({ id, isDone, step }) => `${id} ${isDone} ${step}`)

  test('of a single return that was just started', () =>
    expect(linesOf(filing, [])).toEqual([
      'personal true setup',
      'documents false documents',
      'income false income',
      'deductions false deductions',
      'calculation false deductions',
    ]))

  test('of a joint return that is complete but for the partner', () =>
    expect(
      linesOf({
        ...filing,
        isJointFiling: true,
        incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 },
        deductionsData: deductionsWith({}),
        calculatedTax: 0,
      }),
    ).toEqual([
      'personal true setup',
      'partner false partner',
      'documents true documents',
      'income true income',
      'deductions true deductions',
      'calculation true deductions',
    ]))
})
