import { expect, test } from 'vitest'
import { canBeSent, replyTo } from './index.ts'

test.each([
  ['Should I invest?', 'invest'],
  ['INVESTMENTS and tax', 'invest'],
  ['tax on my house', 'tax'],
  ['my mortgage', 'mortgage'],
  ['Buying a house and saving', 'mortgage'],
  ['how to save', 'save'],
  ['Saving plans', 'save'],
  ['hello', 'more'],
  ['', 'more'],
  ['Ik wil beleggen', 'invest'],
  ['mijn aangifte', 'tax'],
  ['de hypotheekrente', 'mortgage'],
  ['spaargeld', 'save'],
  ['sparen of tax', 'tax'],
])('%j gets the reply about %s', (message, reply) => expect(replyTo(message)).toBe(reply))

test.each([
  ['hi', true],
  [' \n', false],
  ['', false],
])('%j can be sent: %s', (message, expected) => expect(canBeSent(message)).toBe(expected))
