import { expect, test } from 'vitest'
import { dayOf } from './index.ts'

test.each([
  ['2025-04-30T21:59:59.999Z', '2025-04-30'],
  ['2025-04-30T22:00:00Z', '2025-05-01'],
  ['2025-12-31T22:59:59.999Z', '2025-12-31'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
])('%s falls on %s in the Netherlands', (moment, day) => expect(dayOf(new Date(moment))).toBe(day))
