import { expect, test } from 'vitest'
import { shellWords } from '../../shell/copy.ts'
import { failureWords } from '../../shell/failure-words.ts'
import { Refused, thrownWords } from './failure-words.ts'

test.each([
  [new Refused(413, 'File size exceeds 10MB limit'), 'File size exceeds 10MB limit'],
  [new Refused(500, ''), shellWords.unknownError],
  [new TypeError('Failed to fetch'), shellWords.noConnection],
])('%s is told in words for people', (thrown, words) => expect(thrownWords(thrown)).toEqual(words))

test('what took too long, and what nobody knows', () =>
  expect([failureWords({ kind: 'timed-out', status: null, message: 'x' }), failureWords(null)]).toEqual([
    shellWords.tookTooLong,
    shellWords.unknownError,
  ]))
