import { isCutShort } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { scanResultOf } from './extracted-data.ts'
import { doubleChecked } from './reading/pictures/second-look.ts'
import { timeLeft } from './reading/pictures/time-left.ts'
import { readStatements } from './reading/read-statements.ts'
import { drawn, word } from './testing/drawn.ts'
import { mortgageTable, pageOf } from './testing/placed-texts.ts'

const textOf = (...texts: Parameters<typeof pageOf>[0]) => readStatements([pageOf(texts)], 'mortgage_statement')
const at = new Date('2026-11-28T12:00:00Z')
const statement = textOf(...mortgageTable(['Betaalde hypotheekrente', '€ 6.874,20']))
const letter = textOf(['Bedankt voor uw bericht', 60, 40])

it('a reading without time for a second look says that it was cut short, and one with time does not', async () => {
  const late = timeLeft(Date.now() - 1)
  const [amount] = await doubleChecked(drawn('1.234,00'), [word('1.234,00', 0, 8)], late)
  expect([late.wasShort(), amount?.confidence]).toEqual([true, 96])
  const early = timeLeft(Date.now() + 60_000)
  expect([early.has(1_000), early.wasShort()]).toEqual([true, false])
})

it('what was read so can be read again, until a person has typed what it says', () => {
  const [short, whole] = [true, false].map((isShort) => scanResultOf({ text: statement, isCutShort: isShort }, 4, at))
  expect([short, whole].map((result) => [result?.status, result && isCutShort(result)])).toEqual([
    ['passed', true],
    ['passed', false],
  ])
  const data = short?.extractedData ?? null
  const corrected = { confidence: 1, place: null, label: '', corrected: { read: null } }
  expect(data && isCutShort({ extractedData: { ...data, evidence: { mortgageInterest: corrected } } })).toBe(false)
})

it('what holds no figure for want of time was not read in time, and is not said to hold none', () => {
  const statusOf = (isShort: boolean) => scanResultOf({ text: letter, isCutShort: isShort }, 4, at).status
  expect([statusOf(true), statusOf(false)]).toEqual(['timed_out', 'unread'])
})
