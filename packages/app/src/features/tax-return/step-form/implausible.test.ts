import { expect, test, vi } from 'vitest'
import { lookAround } from './implausible.ts'

const born = { 'birthDate-day': '23', 'birthDate-month': '11', 'birthDate-year': '2026' }

test.each([
  ['2026-11-22T22:59:59.000Z', [{ field: 'birthDate', code: 'in-the-future' }]],
  ['2026-11-22T23:00:00.000Z', []],
])('at %s a birth on 23 November has the problems %j: the Dutch day counts', (now, problems) => {
  const tell = vi.fn()
  lookAround('setup', born, now, tell)
  expect(tell.mock.calls).toEqual([[problems]])
})
