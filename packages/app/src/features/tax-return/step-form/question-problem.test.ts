import { wordsOf } from '@aangiftewijs/domain/language'
import type { ProblemCode } from '@aangiftewijs/domain/problem'
import { questionWords } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { describeProblems } from './describe-problems.ts'
import { questionProblem } from './question-problem.ts'

/** Spec 2 § 5, to the letter. */
const ofQuestions: readonly (readonly [string, ProblemCode, string])[] = [
  ['taxIdentifier', 'required', 'Tax identifier is required'],
  ['acceptTerms', 'not-accepted', 'You must accept the terms and conditions'],
  ['fullName', 'too-short', 'Volledige naam moet minimaal 2 karakters bevatten'],
  ['bsn', 'invalid-bsn', 'Voer een geldig Burgerservicenummer (BSN) in'],
  ['email', 'invalid-email', 'Voer een geldig e-mailadres in'],
  ['salary', 'negative', 'Salary cannot be negative'],
  ['otherIncome', 'negative', 'Other income cannot be negative'],
  ['taxWithheld', 'negative', 'Tax withheld cannot be negative'],
  ['mortgageInterest', 'negative', 'Mortgage interest cannot be negative'],
  ['healthcareExpenses', 'negative', 'Healthcare expenses cannot be negative'],
  ['educationExpenses', 'negative', 'Education expenses cannot be negative'],
  ['charityDonations', 'negative', 'Charity donations cannot be negative'],
  ['confirmation', 'not-accepted', 'You must agree to the terms before submitting your tax filing.'],
]

test.each(ofQuestions)('of a return: %s %s', (field, code, words) => {
  expect(wordsOf(questionProblem(questionWords)({ field, code }), 'mix')).toBe(words)
})

test.each([
  ['birthDate', 'not-a-date', 'Date of birth: enter a real date, such as 27 3 1985'],
  ['homeFrom', 'not-a-date', 'Registered at this home from: enter a real date, such as 27 3 1985'],
  ['homeUntil', 'not-a-date', 'Registered at this home until: enter a real date, such as 27 3 1985'],
  ['dateOfBirth', 'after-tax-year', 'Date of birth: this date is after the tax year'],
] as const)('a date says which it is: %s %s', (field, code, words) => {
  expect(wordsOf(questionProblem(questionWords)({ field, code }), 'en')).toBe(words)
})

test('an answer has its words in a call too, and an account keeps those of its own', () => {
  expect(
    describeProblems(
      [
        { field: 'partnerData.bsn', code: 'invalid-bsn' },
        { field: 'bsn', code: 'invalid-bsn' },
        { field: 'incomeData.employerList.0.salary', code: 'negative' },
        { field: 'newPassword', code: 'too-common' },
        { field: 'year', code: 'wrong-type' },
        { field: '', code: 'wrong-type' },
      ],
      'mix',
    ),
  ).toEqual([
    'partnerData.bsn: Voer een geldig Burgerservicenummer (BSN) in',
    'bsn: Please enter a valid BSN (Dutch social security number)',
    'incomeData.employerList.0.salary: Salary cannot be negative',
    'newPassword: Too many people use this password. Choose another one.',
    'year: Choose a year between 2000 and 2030',
    'We cannot read this. Enter it again.',
  ])
})
