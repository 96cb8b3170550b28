import { expect, test } from 'vitest'
import { mistakesIn, nearestWords } from './nearest-words.ts'

test.each([
  ['deadline', 'deadline', 0],
  ['dead', 'deadline', 0],
  ['dedline', 'deadline', 1],
  ['deeadline', 'deadline', 1],
  ['deadlime', 'deadline', 1],
  ['daedline', 'deadline', 1],
  ['dealdine', 'deadline', 1],
  ['aedline', 'deadline', 2],
  ['', 'deadline', 0],
  ['box', '', 3],
])('%j for %j has %i mistakes', (typed, word, mistakes) => expect(mistakesIn(typed, word)).toBe(mistakes))

test.each([
  ['mortage', ['mortgage']],
  ['belastingdeinst', ['belastingdienst']],
  ['rnt', []],
  ['zebra', []],
  ['x'.repeat(41), []],
])('%j was meant to be %j', (typed, words) =>
  expect(nearestWords(['mortgage', 'belastingdienst', 'rente', 'rent'], typed)).toEqual(words),
)
