import { expect, test } from 'vitest'
import { newerInScript } from './newer-scripts.ts'

test.each([
  ['list.toSorted()', ['.toSorted()']],
  ['structuredClone(a)', ['structuredClone']],
  ['AbortSignal.timeout(1)', ['.timeout()']],
  ['new Intl.DurationFormat("nl")', []],
  ['a.closest("div:has(> label)")', [':has()']],
  ['a.closest(`div:has(> label)`)', [':has()']],
  // Asked first, a name of one's own, a text.
  ['a.toSorted?.(); const b = { structuredClone: 1 }; b.structuredClone', []],
  ['say("This has: many words")', []],
  ['list.map(String).includes("a")', []],
])('%s uses %j', (script, features) => {
  expect(newerInScript(script)).toEqual(features)
})
