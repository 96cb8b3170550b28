import { type ChartEntry, walkChoices } from '@aangiftewijs/machines/catalogue'

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** A path as a vitest test that stands on its own in packages/machines. */
export function asTest(entry: ChartEntry, path: readonly string[]): string {
  const list = (lines: readonly string[], indent: string) => lines.map((line) => `${indent}${quoted(line)},\n`).join('')
  return `import { expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../catalogue/index.ts'

test(${quoted(`${entry.title.en}: a path copied from the inspector`)}, () => {
  const path = [
${list(path, '    ')}  ]
  expect(walkChoices(entryIn(catalogue, ${quoted(entry.id)}), path)).toEqual([
${list(walkChoices(entry, path), '    ')}  ])
})
`
}

/** A path as a Gherkin journey; those of the return can be run by e2e/journeys.e2e.ts against the real server. */
export function asJourney(entry: ChartEntry, path: readonly string[]): string {
  const places = walkChoices(entry, path)
  const steps = path.flatMap((choice, at) => [
    `    ${at === 0 ? 'When' : 'And'} "${choice}"`,
    ...(path[at + 1] === undefined ? [`    Then it stands at "${places[at]}"`] : []),
  ])
  return `Feature: ${entry.title.en}

  Scenario: a path copied from the inspector
    Given the chart "${entry.id}"
${steps.join('\n')}
`
}
