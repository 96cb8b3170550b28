import { expect, test } from 'vitest'
import { isValidBsn, partnerTestBsn, testBsn } from '../bsn/index.ts'
import { withTickedTexts } from '../form/index.ts'
import { implausibleAnswers, implausibleFields, isOnePersonTwice } from './index.ts'

const surroundings = { today: '2026-11-22', isPhoneNumber: (text: string) => text.startsWith('06') }
const date = (day: string, month: string, year: string) => ({
  'birthDate-day': day,
  'birthDate-month': month,
  'birthDate-year': year,
})

test.each([
  ['today', date('22', '11', '2026'), []],
  ['tomorrow', date('23', '11', '2026'), [{ field: 'birthDate', code: 'in-the-future' }]],
  ['no real date, which is another problem', date('40', '11', '2030'), []],
  ['nothing', date('', '', ''), []],
])('born %s', (_, fields, problems) => expect(implausibleFields('setup', fields, surroundings)).toEqual(problems))

test('a text that is no phone number, beside a date that has not come', () =>
  expect(implausibleAnswers('partner', { phoneNumber: '12', dateOfBirth: '2027-01-01' }, surroundings)).toEqual([
    { field: 'dateOfBirth', code: 'in-the-future' },
    { field: 'phoneNumber', code: 'invalid-phone' },
  ]))

test.each(['Jan \u202Enaj', '\u200B\u200B', 'Jan\uD800', '\u3164\u3164'])(
  'a partner may not be called %j',
  (fullName) =>
    expect(implausibleAnswers('partner', { fullName }, surroundings)).toEqual([{ field: 'fullName', code: 'hidden' }]),
)

test('a phone number is right, or not given', () =>
  expect(
    ['0612345678', '', undefined].map((phoneNumber) => implausibleAnswers('partner', { phoneNumber }, surroundings)),
  ).toEqual([[], [], []]))

test.each([
  ['999990019', '999.99.00.19', true],
  ['12345672', '012345672', true],
  ['999990019', '999990020', false],
  ['•••••0019', '•••••0019', false],
  ['', '', false],
])('%s and %s are one person: %s', (own, partner, isTwice) => expect(isOnePersonTwice(own, partner)).toBe(isTwice))

test('the two test BSNs are of two people', () =>
  expect([isValidBsn(testBsn), isValidBsn(partnerTestBsn), isOnePersonTwice(testBsn, partnerTestBsn)]).toEqual([
    true,
    true,
    false,
  ]))

test('what is ticked stands in the place of what was typed, and loses nothing else', () =>
  expect(withTickedTexts({ fullName: 'Sanne', bsn: '12', 'bsn-instead': testBsn, email: '' })).toEqual({
    fullName: 'Sanne',
    bsn: testBsn,
    email: '',
  }))
