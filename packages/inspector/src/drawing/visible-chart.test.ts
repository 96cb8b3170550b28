import { expect, test } from 'vitest'
import { exampleChart } from './example-chart.ts'
import { isAround, visibleChart } from './visible-chart.ts'

const arrows = (isOpen: Parameters<typeof visibleChart>[1]) =>
  visibleChart(exampleChart, isOpen).edges.map(({ id }) => id)

test('all open: an arrow for each way between two states, none for what stays or leads inwards', () => {
  expect(arrows(() => true)).toEqual([
    'shop.order.empty → shop.order.asking',
    'shop.order.asking → shop.order.sent',
    'shop.order.asking → shop.order.empty',
    'shop.order.asking.patient → shop.order.asking.slow',
    'shop.lamp.off → shop.lamp.on',
    'shop.lamp.on → shop.lamp.off',
  ])
})

test('around what is active: the other states are closed, and arrows end at them', () => {
  const active = ['shop', 'shop.order', 'shop.order.asking']
  expect(arrows(isAround(active))).toEqual([
    'shop.order.empty → shop.order.asking',
    'shop.order.asking → shop.order.sent',
    'shop.order.asking → shop.order.empty',
    'shop.order.asking.patient → shop.order.asking.slow',
  ])
})

test('closed: nothing but the chart, which says how much it hides', () => {
  const { root, edges } = visibleChart(exampleChart, () => false)
  expect([root.hidden, root.children, edges]).toEqual([9, [], []])
})
