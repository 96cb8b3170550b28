import { expect, test } from 'vitest'
import { catalogue, guardName } from '../catalogue/index.ts'
import { conditionWords, labelOf } from './chart-text.ts'
import { visibleChart } from './visible-chart.ts'

const edges = catalogue.flatMap(({ machine }) => visibleChart(machine.root, () => true).edges)
const guarded = edges.flatMap((edge) =>
  edge.transitions.flatMap((one) =>
    one.guard === null ? [] : [{ edge: { ...edge, transitions: [one] }, guard: one.guard }],
  ),
)

test.each(['en', 'nl'] as const)('the condition at an arrow is said in the words of the reader (%s)', (language) => {
  const unsaid = guarded.filter(
    ({ edge, guard }) =>
      !labelOf(edge, language)
        .map(({ text }) => text)
        .join(' ')
        .endsWith(`[${conditionWords(guard, language)}]`),
  )
  expect([guarded.length > 20, unsaid.map(({ guard }) => guard)]).toEqual([true, []])
})

test('in Dutch no condition is English', () => {
  const english = guarded.filter(
    ({ guard }) => guardName(guard, 'nl') === guard || !conditionWords(guard, 'nl').startsWith('als '),
  )
  expect(english.map(({ guard }) => guard)).toEqual([])
})
