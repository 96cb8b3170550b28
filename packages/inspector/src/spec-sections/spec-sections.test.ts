import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { type ChartNode, chartTree } from '../chart-tree/index.ts'
import { anchorOf, fulfilmentsOf, specSections } from './index.ts'

const below = (node: ChartNode): readonly ChartNode[] => node.children.flatMap((child) => [child, ...below(child)])
const states = catalogue.flatMap(({ machine }) => below(chartTree(machine)))
const fulfilled = fulfilmentsOf(catalogue)
const ids = specSections.map(({ id }) => id)

test('every state of every chart names sections that are in the table', () => {
  const strays = states.filter(({ spec }) => spec.length === 0 || spec.some((section) => !ids.includes(section)))
  expect(strays.map(({ id, spec }) => [id, spec])).toEqual([])
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
  const found = fulfilled.get('part 2 § 2.8')?.map(({ chart, states: places }) => [chart.id, places])
  expect(found).toEqual([['tax-return', ['submit', 'submit › answering', 'submitted']]])
})

test('every state is found by some section', () => {
  const found = [...fulfilled.values()].flatMap((all) => all.flatMap(({ states: places }) => places))
  expect(new Set(found).size).toBe(new Set(states.map(({ id }) => id.split('.').slice(1).join(' › '))).size)
})

test.each([
  ['part 1 § 4', 'part-1-4'],
  ['part 2 § 2.16', 'part-2-2-16'],
  ['decisions § Accounts and sessions', 'decisions-accounts-and-sessions'],
])('the anchor of %s is %s', (id, anchor) => expect(anchorOf(id)).toBe(anchor))
