import { expect, test } from 'vitest'
import { failureWords, Refused, thrownWords } from './failure-words.ts'
import { toastWords } from './upload.copy.ts'

test.each([
  [new Refused(413, 'File size exceeds 10MB limit'), 'File size exceeds 10MB limit'],
  [new Refused(500, ''), toastWords.unknownError],
  [new TypeError('Failed to fetch'), toastWords.noConnection],
])('%s is told in words for people', (thrown, words) => expect(thrownWords(thrown)).toEqual(words))

test('what took too long, and what nobody knows', () =>
  expect([failureWords({ kind: 'timed-out', status: null, message: 'x' }), failureWords(null)]).toEqual([
    toastWords.tookTooLong,
    toastWords.unknownError,
  ]))
