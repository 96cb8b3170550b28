import { expect, test } from 'vitest'
import { shopMachine } from '../testing/example-machine.ts'
import { pendingRequests, possibilityOf, runningDelays } from './possibility.ts'
import { openChart, stepChart } from './stepping.ts'
import { activeStates, nodesOf, sectionsOf, stateOf, transitionsOf } from './transitions.ts'

const transitions = nodesOf(shopMachine).flatMap(transitionsOf)
const opened = openChart(shopMachine, undefined)
const asked = stepChart(shopMachine, opened.snapshot, { type: 'a book is chosen' })

test('every way out has a kind, and what sets it off in words', () =>
  expect(transitions.map(({ id, kind, trigger, guard, targets }) => [id, kind, trigger, guard, targets])).toEqual([
    ['shop.order · the order is dropped #1', 'event', 'the order is dropped', null, ['shop.order.empty']],
    ['shop.order.opening · always #1', 'always', '', null, ['shop.order.empty']],
    ['shop.order.empty · a book is chosen #1', 'event', 'a book is chosen', 'it is in stock', ['shop.order.asking']],
    ['shop.order.empty · a look around #1', 'event', 'a look around', null, []],
    ['shop.order.asking · xstate.done.actor.warehouse #1', 'answered', 'warehouse', null, ['shop.order.sent']],
    ['shop.order.asking · xstate.error.actor.warehouse #1', 'failed', 'warehouse', null, ['shop.order.empty']],
    [
      'shop.order.asking.patient · xstate.after.three seconds.shop.order.asking.patient #1',
      'delay',
      'three seconds',
      null,
      ['shop.order.asking.slow'],
    ],
    ['shop.lamp.off · evening falls #1', 'event', 'evening falls', null, ['shop.lamp.on']],
    ['shop.lamp.on · day breaks #1', 'event', 'day breaks', null, ['shop.lamp.off']],
  ]))

test('a state may fulfil several sections of the specification', () =>
  expect(nodesOf(shopMachine).map(sectionsOf).slice(0, 2)).toEqual([[], ['part 1 § 1', 'part 2 § 3']]))

test('a chart opens, and goes on, with the transitions that follow by themselves', () =>
  expect([opened.taken, stateOf(opened.snapshot), asked.taken, activeStates(asked.snapshot)]).toEqual([
    ['shop.order.opening · always #1'],
    'lamp › off + order › empty',
    ['shop.order.empty · a book is chosen #1'],
    ['shop', 'shop.lamp', 'shop.lamp.off', 'shop.order', 'shop.order.asking', 'shop.order.asking.patient'],
  ]))

test.each([
  [{ type: 'a book is chosen' }, { kind: 'possible' }],
  [
    { type: 'a book is chosen', book: 'rare' },
    { kind: 'guarded', guards: ['it is in stock'] },
  ],
  [{ type: 'a look around' }, { kind: 'waits', description: 'Looking changes nothing.' }],
  [{ type: 'day breaks' }, { kind: 'unknown-here' }],
])('whether %o can happen is told, with the reason', (event, possibility) =>
  expect(possibilityOf(shopMachine, opened.snapshot, event)).toEqual(possibility),
)

test('pending requests and running delays are told', () =>
  expect([pendingRequests(asked.snapshot), runningDelays(asked.snapshot)]).toEqual([
    ['warehouse'],
    ['xstate.after.three seconds.shop.order.asking.patient'],
  ]))
