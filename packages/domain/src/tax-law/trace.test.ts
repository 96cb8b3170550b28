import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeReturn } from './compute-return.ts'
import { restorationOfBox3 } from './law.ts'
import { anyHousehold, anyYear } from './testing/any-household.test-data.ts'
import { computed, eur } from './testing/computed.test-data.ts'
import { linesOf } from './trace/trace.ts'
import { traceCopy } from './trace.copy.ts'
import type { TraceLine } from './trace-line.ts'

/** Many cases on a busy machine, in milliseconds. */
const timeout = 60_000

const sumOf = (lines: readonly TraceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
const address = /^https:\/\/wetten\.overheid\.nl\/BWBR\d+\/\d{4}-\d\d-\d\d#Artikel\d/

/** What is wrong with a line; nothing for a good one. */
function* faultsOf({ id, amount, parts, formula, law, uses }: TraceLine, ids: ReadonlySet<string>): Generator<string> {
  if (!Number.isInteger(amount) || Object.is(amount, -0)) yield `${id}: ${amount} is no amount`
  if (parts.length > 0 && sumOf(parts) !== amount) yield `${id}: ${amount} is not the sum ${sumOf(parts)}`
  if (law && law !== restorationOfBox3 && !address.test(law.address)) yield `${id}: ${law.address}`
  for (const { label, how } of Object.values(traceCopy[formula.code])) {
    if (label === '') yield `${id}: no label`
    for (const name of placeholders(label + how)) if (!(name in formula.values)) yield `${id}: no value {${name}}`
  }
  for (const used of uses) if (!ids.has(used)) yield `${id}: uses ${used}, which is not there`
}

test('the trace of any household adds up to the cent, names each line once and has words for it', { timeout }, () =>
  fc.assert(
    fc.property(anyYear, anyHousehold, (year, household) => {
      const result = computeReturn(year, household)
      fc.pre(result.kind === 'computed')
      const lines = [...linesOf(result.trace)]
      const ids = new Set(lines.map(({ id }) => id))
      const faults = lines.flatMap((line) => [...faultsOf(line, ids)])
      const people = [result.taxpayer, ...(result.partner ? [result.partner] : [])]
      expect(faults).toEqual([])
      expect(ids.size).toBe(lines.length)
      expect([result.settlement, result.balance]).toEqual([
        result.trace.amount,
        people.reduce((sum, { balance }) => sum + balance, 0),
      ])
    }),
    { numRuns: 500 },
  ),
)

describe('the totals of any household', () => {
  test('are the figures of the boxes, credits and prepayments', { timeout }, () =>
    fc.assert(
      fc.property(anyYear, anyHousehold, (year, household) => {
        const result = computeReturn(year, household)
        fc.pre(result.kind === 'computed')
        const lines = new Map([...linesOf(result.trace)].map(({ id, amount }) => [id, amount]))
        const amount = (id: string) => lines.get(id) ?? 0
        for (const role of ['taxpayer', 'partner'] as const) {
          const person = result[role]
          if (!person) continue
          expect([
            amount(`${role}.settlement`),
            amount(`${role}.balance`),
            amount(`${role}.levy`),
            amount(`${role}.box1Tax`),
            amount(`${role}.box1`),
            0 - amount(`${role}.credits`) - amount(`${role}.creditPaidOut`),
          ]).toEqual([person.settlement, person.balance, person.levy, person.taxBox1, person.box1, person.creditsUsed])
        }
      }),
      { numRuns: 300 },
    ),
  )
})

test('in 2022 the deemed return is that of the law that restored box 3, the old method that of the Act', () => {
  const lawsIn = (year: number) => {
    const { trace } = computed(year, { taxpayer: {}, box3: { savings: eur(100_000), investments: eur(50_000) } })
    const lines = new Map([...linesOf(trace)].map(({ id, law }) => [id, law?.article]))
    return ['household.box3.yield', 'taxpayer.box3.deemed', 'taxpayer.box3.oldMethod'].map((id) => lines.get(id))
  }
  expect([lawsIn(2022), lawsIn(2023)]).toEqual([
    ['Wet rechtsherstel box 3', 'Wet rechtsherstel box 3', 'Wet IB 2001, art. 5.2'],
    ['Wet IB 2001, art. 5.2', 'Wet IB 2001, art. 5.2', undefined],
  ])
})

test('who has no partner reads of no part', () => {
  const linesFor = (partner: object) => {
    const { trace } = computed(2024, {
      taxpayer: {},
      ...partner,
      home: { wozValue: eur(400_000), interest: eur(8_000) },
      box2Income: eur(10_000),
      box3: { savings: eur(200_000), actualReturn: { income: eur(500), valueChange: 0 } },
    })
    return [...linesOf(trace)].map(({ formula }) => traceCopy[formula.code])
  }
  const ofParts = (partner: object) =>
    linesFor(partner).filter(({ en, nl }) => /\b(part|deel)\b/i.test(en.label + en.how + nl.label + nl.how)).length
  expect(ofParts({})).toBe(0)
  expect(ofParts({ partner: {} })).toBeGreaterThan(0)
})
