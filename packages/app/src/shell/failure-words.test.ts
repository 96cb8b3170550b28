import { expect, test } from 'vitest'
import { CallFailed } from '../ports/api.ts'
import { shellWords } from './copy.ts'
import { failureWords } from './failure-words.ts'
import { reasonWords } from './refusal-words.ts'

test.each([
  ['Too many attempts.', 'Too many attempts.'],
  ['<html><h1>502 Bad Gateway</h1></html>', shellWords.unknownError],
  ['', shellWords.unknownError],
])('a refusal with %j is said as people can read it', (text, said) => {
  const { status, message } = new CallFailed(502, text)
  expect([failureWords({ kind: 'refused', status, message }), reasonWords(new CallFailed(502, text))]).toEqual([
    said,
    said,
  ])
})

test('a form says what it is about where the server gave no sentence, and that nothing answered', () =>
  expect([
    reasonWords(new CallFailed(502, '<html>'), shellWords.tookTooLong),
    reasonWords(new TypeError('Failed to fetch')),
  ]).toEqual([shellWords.tookTooLong, shellWords.noConnection]))
