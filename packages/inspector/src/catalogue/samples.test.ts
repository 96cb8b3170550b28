import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type ChartNode, chartTree } from '../chart-tree/index.ts'
import { catalogue, guardWords, requestWords } from './index.ts'

const nodesOf = (node: ChartNode): readonly ChartNode[] => [node, ...node.children.flatMap(nodesOf)]
const eventsOf = (machine: AnyStateMachine) =>
  nodesOf(chartTree(machine)).flatMap(({ transitions }) =>
    transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event),
  )
const sorted = (names: readonly string[]) => [...new Set(names)].sort()

describe.each(catalogue)('the samples of $id', ({ machine, events, answers }) => {
  test('have every event of the chart, and no other', () =>
    expect(sorted(events.map(({ type }) => type))).toEqual(sorted(eventsOf(machine))))

  test('answer and fail every request of the chart, and no other', () => {
    const asked = sorted(nodesOf(chartTree(machine)).flatMap(({ invocations }) => invocations.map(({ id }) => id)))
    const given = (kind: 'success' | 'failure') =>
      sorted(answers.filter((answer) => answer.kind === kind).map(({ actor }) => actor))
    expect([given('success'), given('failure')]).toEqual([asked, asked])
  })

  test('stand in states that exist', () => {
    const ids = nodesOf(chartTree(machine)).map(({ id }) => id)
    expect(events.filter(({ where }) => where !== null && !ids.includes(where))).toEqual([])
  })

  test('tell payloads of one event apart', () => {
    const names = events.map(({ type, variant, where }) => `${type} ${variant?.en} ${where}`)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('for people without programming', () => {
  const nodes = catalogue.flatMap(({ machine }) => nodesOf(chartTree(machine)))

  test('every guard says in both languages what it asks', () => {
    const guards = nodes.flatMap(({ transitions }) =>
      transitions.flatMap(({ guard }) => (guard === null ? [] : [guard])),
    )
    expect(sorted(Object.keys(guardWords))).toEqual(sorted(guards))
  })

  test('every request has a name in both languages, and no two the same', () => {
    const asked = nodes.flatMap(({ invocations }) => invocations.map(({ id }) => id))
    expect(sorted(Object.keys(requestWords))).toEqual(sorted(asked))
    const names = Object.values(requestWords).map(({ en }) => en)
    expect(names).toEqual([...new Set(names)])
  })

  test('the name of a guard is a sentence: it names what it speaks of, and never only “it”', () => {
    const vague = Object.keys(guardWords).filter(
      (name) => name.split(' ').length < 3 || /^(they|it) (?!is not known)/.test(name),
    )
    expect(vague).toEqual([])
  })
})
