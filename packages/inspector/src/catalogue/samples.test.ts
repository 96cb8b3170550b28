import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf, transitionsOf } from '../chart/transitions.ts'
import { catalogue } from './index.ts'
import { delayWords, guardsExplained, guardsInDutch, requestWords } from './words.ts'

const sorted = (names: readonly string[]) => [...new Set(names)].sort()
const eventsOf = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .flatMap(transitionsOf)
    .filter(({ kind }) => kind === 'event')
    .map(({ trigger }) => trigger)
const requestsOf = (node: AnyStateNode) => node.invoke.map(({ id }) => id)

describe.each(catalogue)('the samples of $id', ({ machine, events, answers }) => {
  test('have every event of the chart, and no other', () =>
    expect(sorted(events.map(({ type }) => type))).toEqual(sorted(eventsOf(machine))))

  test('answer and fail every request of the chart, and no other', () => {
    const asked = sorted(nodesOf(machine).flatMap(requestsOf))
    const given = (kind: 'success' | 'failure') =>
      sorted(answers.filter((answer) => answer.kind === kind).map(({ actor }) => actor))
    expect([given('success'), given('failure')]).toEqual([asked, asked])
  })

  test('have a way on for either: a failure that no state takes ends the chart itself', () => {
    const ways = nodesOf(machine).flatMap((node) => {
      const taken = transitionsOf(node).map(({ kind, trigger }) => `${trigger} ${kind}`)
      return requestsOf(node).map((request) =>
        [`${request} answered`, `${request} failed`].every((one) => taken.includes(one)),
      )
    })
    expect(ways).not.toContain(false)
  })

  test('stand in states that exist', () => {
    const ids = nodesOf(machine).map(({ id }) => id)
    expect(events.filter(({ where }) => where !== null && !ids.includes(where))).toEqual([])
  })

  test('tell payloads of one event apart', () => {
    const names = events.map(({ type, variant, where }) => `${type} ${variant?.en} ${where}`)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('for people without programming', () => {
  const nodes = catalogue.flatMap(({ machine }) => nodesOf(machine))
  const guards = sorted(nodes.flatMap(transitionsOf).flatMap(({ guard }) => guard ?? []))

  test('every guard says in Dutch, too, what it asks', () =>
    expect(
      [sorted(Object.keys(guardsInDutch)), Object.keys(guardsExplained).filter((name) => !guards.includes(name))],
      'guardsInDutch of catalogue/words.ts has each guard, guardsExplained no other',
    ).toEqual([guards, []]))

  test('every request has a name in both languages, and no two the same', () => {
    expect(sorted(Object.keys(requestWords)), 'requestWords of catalogue/words.ts').toEqual(
      sorted(nodes.flatMap(requestsOf)),
    )
    const names = Object.values(requestWords).map(({ en }) => en)
    expect(names).toEqual([...new Set(names)])
  })

  test('every delay is called by the time it stands for, and no two alike', () => {
    const delays = nodes.flatMap(transitionsOf).flatMap(({ kind, trigger }) => (kind === 'delay' ? [trigger] : []))
    expect(sorted(Object.keys(delayWords)), 'delayWords of catalogue/words.ts').toEqual(sorted(delays))
    const names = Object.values(delayWords).map(({ en }) => en)
    expect([names, names.filter((name) => !name.startsWith('the ') && !name.startsWith('a '))]).toEqual([
      [...new Set(names)],
      [],
    ])
  })

  test('the name of a guard is a sentence: it names what it speaks of, and never only “it”', () => {
    const vague = guards.filter((name) => name.split(' ').length < 3 || /^(they|it) (?!is not known)/.test(name))
    expect(vague).toEqual([])
  })
})
