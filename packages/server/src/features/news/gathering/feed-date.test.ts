import { expect, test } from 'vitest'
import { feedDate } from './feed-date.ts'

test.each([
  ['Fri, 27 Nov 2026 01:21:54 CET', '2026-11-27T00:21:54.000Z'],
  ['Mon, 27 Jul 2026 01:21:54 CEST', '2026-07-26T23:21:54.000Z'],
  ['Mon, 27 Jul 2026 01:21:54 BST', '2026-07-27T00:21:54.000Z'],
  ['Fri, 27 Nov 2026 01:21:54 GMT', '2026-11-27T01:21:54.000Z'],
  ['Fri, 27 Nov 2026 01:21 EST', '2026-11-27T06:21:00.000Z'],
  ['Fri, 27 Nov 2026 01:21:54 +0100 (CET)', '2026-11-27T00:21:54.000Z'],
  ['2026-11-27T01:21:54Z', '2026-11-27T01:21:54.000Z'],
  ['2026-11-27T01:21:54.5+01:00', '2026-11-27T00:21:54.500Z'],
  ['2026-11-27T01:21:54 CET', '2026-11-27T00:21:54.000Z'],
  // Without a zone: Amsterdam's clock, in winter and in summer.
  ['2026-11-27 00:30:00', '2026-11-26T23:30:00.000Z'],
  ['2026-07-27T00:30:00', '2026-07-26T22:30:00.000Z'],
  ['Mon, 27 Jul 2026 00:30', '2026-07-26T22:30:00.000Z'],
  ['27 Jul 2026 1:30 PM', '2026-07-27T11:30:00.000Z'],
  ['2026-11-27', '2026-11-26T23:00:00.000Z'],
])('%s is %s', (text, moment) => expect(feedDate(text)?.toISOString()).toBe(moment))

test.each(['', 'yesterday-ish', 'Fri, 27 Nov 2026 01:21:54 XYZ', `${' '.repeat(100)}2026-11-27`])(
  '%j is no date',
  (text) => expect(feedDate(text)).toBeNull(),
)
