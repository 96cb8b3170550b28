import { partnerWords, setupWords } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { problemWords } from './account-problems.ts'
import { genericProblems } from './problems.ts'

const shown = ({ en, nl }: { readonly en: string; readonly nl: string }) => [en, nl]

test('a date that does not exist, or a telephone number, is told of in one sentence on all steps', () => {
  const { dateOfBirth, phoneNumber } = partnerWords
  const ofPhone = phoneNumber.problems?.['invalid-phone']
  expect([setupWords.birthDate.problems, dateOfBirth.problems]).toEqual([undefined, undefined])
  expect(ofPhone && shown(ofPhone)).toEqual(shown(genericProblems['invalid-phone']))
})

test('one sentence has no full stop, several have; and something is entered, not typed', () => {
  const all = [
    ...Object.values(genericProblems),
    problemWords('fullName', 'required'),
    problemWords('email', 'required'),
  ]
  const texts = all.flatMap(shown)
  expect(texts.filter((text) => text.endsWith('.') !== /[.?!] /.test(text))).toEqual([])
  expect(texts.filter((text) => /\b(type|typ)\b/i.test(text))).toEqual([])
})
