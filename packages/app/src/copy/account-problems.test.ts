import { wordsOf } from '@aangiftewijs/domain/language'
import { problemCodes } from '@aangiftewijs/domain/problem'
import { expect, test } from 'vitest'
import { type FormName, problemWords } from './account-problems.ts'

/** Spec 1 § 5 and spec 2 § 5 (password), to the letter. */
const specified: readonly (readonly [FormName, string, Parameters<typeof problemWords>[1], string])[] = [
  ['login', 'username', 'too-short', 'Username must be at least 3 characters'],
  ['login', 'password', 'too-short', 'Password must be at least 6 characters'],
  ['register', 'confirmPassword', 'not-matching', 'Passwords do not match'],
  ['register', 'bsn', 'invalid-bsn', 'Please enter a valid BSN (Dutch social security number)'],
  ['password', 'currentPassword', 'required', 'Please enter your current password.'],
  ['password', 'newPassword', 'too-short', 'Password must be at least 8 characters.'],
  ['password', 'confirmPassword', 'too-short', 'Password must be at least 8 characters.'],
  ['password', 'confirmPassword', 'not-matching', 'Passwords do not match'],
]

test.each(specified)('%s %s %s', (form, field, code, words) => {
  expect(wordsOf(problemWords(field, code, form), 'mix')).toBe(words)
})

test('every code has words for a field nobody thought of', () => {
  const words = problemCodes.map((code) => wordsOf(problemWords('anything', code), 'nl'))
  expect(words.filter((text) => text === '')).toEqual([])
})

test('an empty or short registration says each sentence once', () => {
  const said = (['required', 'too-short'] as const).map((code) =>
    ['password', 'confirmPassword'].map((field) => wordsOf(problemWords(field, code, 'register'), 'en')),
  )
  const [password, again] = ['Password must be at least 6 characters', 'Enter the same password once more']
  expect(said).toEqual([
    [password, again],
    [password, again],
  ])
})
