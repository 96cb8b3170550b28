import { wordsOf } from '@aangiftewijs/domain/language'
import { problemCodes } from '@aangiftewijs/domain/problem'
import { expect, test } from 'vitest'
import { describeProblems, type FormName, problemWords } from './problems.ts'

/** Spec 1 § 5 and spec 2 § 5, to the letter. */
const specified: readonly (readonly [FormName, string, Parameters<typeof problemWords>[1], string])[] = [
  ['login', 'username', 'too-short', 'Username must be at least 3 characters'],
  ['login', 'password', 'too-short', 'Password must be at least 6 characters'],
  ['register', 'confirmPassword', 'not-matching', 'Passwords do not match'],
  ['register', 'bsn', 'invalid-bsn', 'Please enter a valid BSN (Dutch social security number)'],
  ['setup', 'taxIdentifier', 'required', 'Tax identifier is required'],
  ['setup', 'acceptTerms', 'not-accepted', 'You must accept the terms and conditions'],
  ['partner', 'fullName', 'too-short', 'Volledige naam moet minimaal 2 karakters bevatten'],
  ['partner', 'bsn', 'invalid-bsn', 'Voer een geldig Burgerservicenummer (BSN) in'],
  ['partner', 'email', 'invalid-email', 'Voer een geldig e-mailadres in'],
  ['income', 'salary', 'negative', 'Salary cannot be negative'],
  ['income', 'otherIncome', 'negative', 'Other income cannot be negative'],
  ['income', 'taxWithheld', 'negative', 'Tax withheld cannot be negative'],
  ['deductions', 'mortgageInterest', 'negative', 'Mortgage interest cannot be negative'],
  ['deductions', 'healthcareExpenses', 'negative', 'Healthcare expenses cannot be negative'],
  ['deductions', 'educationExpenses', 'negative', 'Education expenses cannot be negative'],
  ['deductions', 'charityDonations', 'negative', 'Charity donations cannot be negative'],
  ['submit', 'confirmation', 'not-accepted', 'You must agree to the terms before submitting your tax filing.'],
  ['password', 'currentPassword', 'required', 'Please enter your current password.'],
  ['password', 'newPassword', 'too-short', 'Password must be at least 8 characters.'],
  ['password', 'confirmPassword', 'too-short', 'Password must be at least 8 characters.'],
  ['password', 'confirmPassword', 'not-matching', 'Passwords do not match'],
]

test.each(specified)('%s %s %s', (form, field, code, words) => {
  expect(wordsOf(problemWords(field, code, form), 'mix')).toBe(words)
})

test('a wire path has the words of its form', () => {
  expect(describeProblems([{ field: 'partnerData.bsn', code: 'invalid-bsn' }], 'mix')).toEqual([
    'partnerData.bsn: Voer een geldig Burgerservicenummer (BSN) in',
  ])
})

test('every code has words for a field nobody thought of', () => {
  const words = problemCodes.map((code) => wordsOf(problemWords('anything', code), 'nl'))
  expect(words.filter((text) => text === '')).toEqual([])
})
