import { expect, test } from 'vitest'
import { shopMachine } from '../testing/example-machine.ts'
import { isAround, visibleChart } from './visible-chart.ts'

const arrows = (isOpen: Parameters<typeof visibleChart>[1]) =>
  visibleChart(shopMachine.root, isOpen).edges.map(({ id }) => id)
const ofOrders = [
  'shop.order → shop.order.empty',
  'shop.order.opening → shop.order.empty',
  'shop.order.empty → shop.order.asking',
  'shop.order.asking → shop.order.sent',
  'shop.order.asking → shop.order.empty',
  'shop.order.asking.patient → shop.order.asking.slow',
]

test('all open: an arrow for each way to another state, from a state to those inside it, too; none for what stays', () => {
  expect(arrows(() => true)).toEqual([...ofOrders, 'shop.lamp.off → shop.lamp.on', 'shop.lamp.on → shop.lamp.off'])
})

test('around what is active: the other states are closed, and arrows end at them', () => {
  expect(arrows(isAround(['shop', 'shop.order', 'shop.order.asking']))).toEqual(ofOrders)
})

test('closed: nothing but the chart, which says how much it hides', () => {
  const { root, edges } = visibleChart(shopMachine.root, () => false)
  expect([root.hidden, root.children, edges]).toEqual([10, [], []])
})
