import { describe, expect, test } from 'vitest'
import { parseWith } from '../problem/index.ts'
import {
  initialsOf,
  loginSchema,
  passwordChangeSchema,
  registerSchema,
  registrationFormSchema,
  sessionLimits,
} from './index.ts'

type Schema = Parameters<typeof parseWith>[0]
const problemsOf = (schema: Schema, input: unknown) => {
  const parsed = parseWith(schema, input)
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field} ${code}`)
}

test.each([
  ['abc', '123456', []],
  ['ab', '12345', ['username too-short', 'password too-short']],
  ['', '', ['username required', 'password required']],
  ['   ', '123456', ['username required']],
  ['x'.repeat(201), 'y'.repeat(201), ['username too-long', 'password too-long']],
  ['abc', 'y'.repeat(200), []],
])('login %j / %j', (username, password, problems) =>
  expect(problemsOf(loginSchema, { username, password })).toEqual(problems),
)

describe('registration', () => {
  const form = {
    username: 'sanne',
    password: 'geheim',
    confirmPassword: 'geheim',
    fullName: 'Sanne de Vries',
    email: 'sanne@example.org',
    bsn: '999990019',
  }
  const { confirmPassword: _, ...call } = form

  test.each([
    [{}, []],
    [{ confirmPassword: 'geheim2' }, ['confirmPassword not-matching']],
    [{ confirmPassword: '' }, ['confirmPassword required']],
    [{ bsn: '123456789' }, ['bsn invalid-bsn']],
    [{ bsn: '000000000' }, ['bsn invalid-bsn']],
    [{ email: 'sanne' }, ['email invalid-email']],
    [{ fullName: ' ' }, ['fullName required']],
    [{ password: 'Sanne-de-Vries', confirmPassword: 'Sanne-de-Vries' }, ['password guessable']],
    [{ password: 'aangifteWijs2024', confirmPassword: '' }, ['confirmPassword required', 'password guessable']],
    [{ username: 'jan', password: 'sneeuw in januari', confirmPassword: 'sneeuw in januari' }, []],
    [{ username: ' ', password: 'een ander woord' }, ['username required', 'confirmPassword not-matching']],
  ])('with %o', (over, problems) => expect(problemsOf(registrationFormSchema, { ...form, ...over })).toEqual(problems))

  test.each([
    ['x\u202Ey', 'line turned round'],
    ['ad\u200Bmin', 'space of no width'],
    ['ad\u200Cmin', 'joiner'],
    ['a\u3164b', 'letter drawn as nothing'],
    ['a\nb', 'new line'],
    ['a\u2028b', 'line separator'],
    ['a\u001b[31mb', 'escape'],
  ])('a username may not hold a %j (%s), but who has one can sign in', (username) =>
    expect([
      problemsOf(registerSchema, { ...call, username }),
      problemsOf(loginSchema, { username, password: 'geheim' }),
    ]).toEqual([['username hidden'], []]),
  )

  test.each([
    ['A\u202EB\nC', ['fullName hidden']],
    ['A\u200BB', ['fullName hidden']],
    ['Sanne\uD800', ['fullName hidden']],
    // Letters and marks that are drawn as nothing.
    ['\u115F\u115F', ['fullName hidden']],
    ['Sanne \u3164', ['fullName hidden']],
    ['San\u034Fne', ['fullName hidden']],
    ['\u2800\u2800', ['fullName hidden']],
    ['\u200C\u200D', ['fullName hidden']],
    ['\uFE0F\uFE0F', ['fullName hidden']],
    // A character that some families draw their own way.
    ['葛\u{E0100}城', []],
    // Persian keeps letters apart with it.
    ['علی\u200Cرضا', []],
    ['Zoë  O’Neill-Đặng', []],
    [' Sanne\n', []],
  ])('a full name of %j', (fullName, problems) =>
    expect(problemsOf(registerSchema, { ...call, fullName })).toEqual(problems),
  )

  test('an empty form lists every field', () =>
    expect(
      problemsOf(registrationFormSchema, {
        username: '',
        password: '',
        confirmPassword: '',
        fullName: '',
        email: '',
        bsn: '',
      }),
    ).toEqual([
      'username required',
      'password required',
      'fullName required',
      'email required',
      'bsn required',
      'confirmPassword required',
    ]))

  test('the call has no second password and only one way of signing in', () =>
    expect([
      problemsOf(registerSchema, call),
      problemsOf(registerSchema, { ...call, authMethod: 'local' }),
      problemsOf(registerSchema, { ...call, authMethod: 'digid' }),
      problemsOf(registerSchema, form),
      problemsOf(registerSchema, { ...call, username: 'GEHEIM' }),
    ]).toEqual([[], [], ['authMethod not-a-choice'], ['confirmPassword unknown-field'], ['password guessable']]))
})

test.each([
  [{ currentPassword: 'x', newPassword: '12345678', confirmPassword: '12345678' }, []],
  [{ currentPassword: 'x', newPassword: '12345678' }, []],
  [{ currentPassword: '12345678', newPassword: '12345678' }, ['newPassword unchanged']],
  [
    { currentPassword: '', newPassword: '1234567', confirmPassword: '12345678' },
    ['currentPassword required', 'newPassword too-short', 'confirmPassword not-matching'],
  ],
  [
    { currentPassword: 'x', newPassword: 'a'.repeat(64), confirmPassword: 'b'.repeat(64) },
    ['confirmPassword not-matching'],
  ],
])('changing the password with %o', (form, problems) =>
  expect(problemsOf(passwordChangeSchema, form)).toEqual(problems),
)

test('the limits in minutes', () =>
  expect(Object.values(sessionLimits).map((limit) => limit / 60_000)).toEqual([15, 13, 720]))

test.each([
  ['Sanne de Vries', 'SV'],
  ['sanne', 'S'],
  ['  Jan   van der Berg ', 'JB'],
  ['Émile Zola', 'ÉZ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
