import type { GrossToNet } from '@aangiftewijs/domain/lawful-result'
import { expect, test } from 'vitest'
import { grossToNetBar } from './gross-to-net-bar.ts'

const net = (figures: Partial<GrossToNet>): GrossToNet => ({
  gross: 100,
  incomes: [],
  brackets: [],
  others: [],
  credits: 0,
  left: 100,
  untaxed: [],
  withheld: 0,
  provisionalAssessment: 0,
  ...figures,
})
const whole = ({ brackets, others, credits, left, untaxed }: ReturnType<typeof grossToNetBar>) =>
  [...brackets, ...others, credits, left, ...untaxed].reduce((sum, part) => sum + part, 0)

const twoBrackets = [
  { rate: 36_970, tax: 30, hasPremiums: true },
  { rate: 49_500, tax: 10, hasPremiums: false },
]
const box3 = [{ kind: 'taxBox3', tax: 5 }] as const
const deductions = [{ kind: 'deductions', amount: 15 }] as const

test('credits come off the lowest bracket and lie between tax and what is left', () => {
  const bar = grossToNetBar(net({ brackets: twoBrackets, others: box3, credits: 20, left: 75, untaxed: deductions }))
  expect(bar).toEqual({ brackets: [10, 10], others: [5], credits: 20, left: 40, untaxed: [15] })
  expect(whole(bar)).toBe(100)
})

test('credits above the first bracket go on with the next', () => {
  const bar = grossToNetBar(net({ brackets: twoBrackets, credits: 35, left: 95 }))
  expect([bar.brackets, whole(bar)]).toEqual([[0, 5], 100])
})

test('where a credit is paid out, more is left than came in, and the bar is still the gross income', () => {
  const bar = grossToNetBar(
    net({ brackets: [{ rate: 9_320, tax: 4, hasPremiums: true }], credits: 9, left: 105, untaxed: deductions }),
  )
  expect([bar, whole(bar)]).toEqual([{ brackets: [0], others: [], credits: 9, left: 76, untaxed: [15] }, 100])
})

test('where the tax on what is owned takes nearly all, nothing is drawn twice', () => {
  const bar = grossToNetBar(
    net({ brackets: twoBrackets, others: [{ kind: 'taxBox3', tax: 70 }], credits: 20, left: 10 }),
  )
  expect([bar.credits, bar.left, whole(bar)]).toEqual([10, 0, 100])
})
