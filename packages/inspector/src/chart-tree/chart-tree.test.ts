import { taxReturnMachine } from '@aangiftewijs/machines/tax-return'
import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { type ChartNode, chartTree } from './index.ts'

const lamp = setup({
  actors: { ask: fromPromise(async () => 1) },
  guards: { 'there is power': () => true },
  delays: { 'a while': 500 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: {
      description: 'Dark.',
      meta: { spec: 'part 1 § 1' },
      on: { press: { guard: 'there is power', target: 'on', description: 'Someone presses.' } },
    },
    on: {
      tags: ['bright'],
      after: { 'a while': { target: 'off' } },
      invoke: { id: 'ask', src: 'ask', onDone: { target: 'off' } },
    },
  },
})

test('a chart becomes plain data: states, ways out, guards, delays and requests', () => {
  const plain = {
    kind: 'atomic',
    description: '',
    spec: [],
    tags: [],
    initial: [],
    invocations: [],
    children: [],
  } as const
  expect(chartTree(lamp)).toEqual({
    ...plain,
    id: 'lamp',
    name: 'lamp',
    kind: 'compound',
    description: 'A lamp.',
    initial: ['lamp.off'],
    transitions: [],
    children: [
      {
        ...plain,
        id: 'lamp.off',
        name: 'off',
        description: 'Dark.',
        spec: ['part 1 § 1'],
        transitions: [
          {
            id: 'lamp.off · press #1',
            kind: 'event',
            event: 'press',
            trigger: 'press',
            guard: 'there is power',
            targets: ['lamp.on'],
            description: 'Someone presses.',
          },
        ],
      },
      {
        ...plain,
        id: 'lamp.on',
        name: 'on',
        tags: ['bright'],
        invocations: [{ id: 'ask', source: 'ask' }],
        transitions: [
          {
            id: 'lamp.on · xstate.done.actor.ask #1',
            kind: 'answered',
            event: 'xstate.done.actor.ask',
            trigger: 'ask',
            guard: null,
            targets: ['lamp.off'],
            description: '',
          },
          {
            id: 'lamp.on · xstate.after.a while.lamp.on #1',
            kind: 'delay',
            event: 'xstate.after.a while.lamp.on',
            trigger: 'a while',
            guard: null,
            targets: ['lamp.off'],
            description: '',
          },
        ],
      },
    ],
  })
})

test('the tree is plain data: it survives being sent', () => {
  const tree = chartTree(taxReturnMachine)
  expect(structuredClone(tree)).toEqual(tree)
})

test('every target of the wizard is a state of its tree', () => {
  const all = (node: ChartNode): readonly ChartNode[] => [node, ...node.children.flatMap(all)]
  const nodes = all(chartTree(taxReturnMachine))
  const ids = nodes.map(({ id }) => id)
  const strays = nodes.flatMap(({ transitions, initial }) => [...initial, ...transitions.flatMap((one) => one.targets)])
  expect(strays.filter((id) => !ids.includes(id))).toEqual([])
})

test('requests can be called what people call them, where they are asked and where they answer', () => {
  const on = chartTree(lamp, (id) => `the ${id}ing`).children[1]
  expect([on?.invocations, on?.transitions.map(({ trigger }) => trigger)]).toEqual([
    [{ id: 'ask', source: 'the asking' }],
    ['the asking', 'a while'],
  ])
})
