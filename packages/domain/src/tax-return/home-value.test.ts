import { expect, it } from 'vitest'
import { documentOf, receipt } from '../testing/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'

const letter = (id: number, confidence: number) =>
  documentOf(
    id,
    'other',
    receipt({
      amount: null,
      wozValue: 412_000,
      evidence: { wozValue: { confidence, place: null, label: 'WOZ-waarde' } },
    }),
  )

it('fills in the value of the home from one letter that was read surely, and from no two', () => {
  expect(alsoPrefillFrom([letter(1, 0.95)], []).suggestions.wozValue?.amount).toBe(412_000_00)
  const others = [[letter(1, 0.5)], [letter(1, 0.95), letter(2, 0.95)]]
  expect(others.map((documents) => alsoPrefillFrom(documents, []).suggestions.wozValue)).toEqual([undefined, undefined])
})
