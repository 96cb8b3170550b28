import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { nodesOf, sectionsOf, stateName } from '../chart/transitions.ts'
import { anchorOf } from './section.ts'
import { fulfilmentsOf, specSections } from './spec-sections.ts'

const states = catalogue.flatMap(({ machine }) => nodesOf(machine).slice(1))
const ids = specSections.map(({ id }) => id)

test('every state of every chart names sections that are in the table', () => {
  const named = states.map((node) => [node.id, sectionsOf(node)] as const)
  expect(named.filter(([, sections]) => sections.length === 0 || sections.some((one) => !ids.includes(one)))).toEqual(
    [],
  )
})

test('sections and their anchors are unique', () => {
  const anchors = ids.map(anchorOf)
  expect([ids, anchors]).toEqual([[...new Set(ids)], [...new Set(anchors)]])
})

test('every section says in both languages what it is and what it asks', () => {
  const blank = specSections.filter(({ title, asks }) => [title.en, title.nl, asks.en, asks.nl].includes(''))
  expect(blank).toEqual([])
})

test('a section finds the states that fulfil it', () => {
  const found = fulfilmentsOf('part 2 § 2.8').map((one) => [one.chart.id, one.states])
  expect(found).toEqual([['tax-return', ['submit', 'submit › answering', 'submitted']]])
})

test('every state is found by some section', () => {
  const found = ids.flatMap((id) => fulfilmentsOf(id).flatMap((one) => one.states))
  expect(new Set(found).size).toBe(new Set(states.map(({ id }) => stateName(id))).size)
})

test.each([
  ['part 1 § 4', 'part-1-4'],
  ['part 2 § 2.16', 'part-2-2-16'],
  ['decisions § Accounts and sessions', 'decisions-accounts-and-sessions'],
])('the anchor of %s is %s', (id, anchor) => expect(anchorOf(id)).toBe(anchor))
