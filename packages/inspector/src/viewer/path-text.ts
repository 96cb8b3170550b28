import { type ChartEntry, walkChoices } from '../catalogue/index.ts'
import type { Recording } from '../live/recording.ts'

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** What whoever reads the copied text must know about the path, one sentence a line. */
function remarksOn({ leadIn, beganAt, lost }: Recording): readonly string[] {
  return [
    ...(leadIn === 0 ? [] : [`The first ${leadIn} only lead to "${beganAt}", where the recording began.`]),
    ...lost.map(
      ({ words, state }) =>
        `‹masked› "${words}" led to "${state}": nothing prepared does the same, fill it in by hand.`,
    ),
  ]
}

/** A path as a vitest test that stands on its own in packages/inspector/src/catalogue. */
export function asTest(entry: ChartEntry, recording: Recording): string {
  const { path } = recording
  const list = (lines: readonly string[], indent: string) => lines.map((line) => `${indent}${quoted(line)},\n`).join('')
  const remarks = remarksOn(recording).map((line) => `  // ${line}\n`)
  return `import { expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from './index.ts'

test(${quoted(`${entry.title.en}: a path copied from the inspector`)}, () => {
${remarks.join('')}  const path = [
${list(path, '    ')}  ]
  expect(walkChoices(entryIn(catalogue, ${quoted(entry.id)}), path)).toEqual([
${list(walkChoices(entry, path), '    ')}  ])
})
`
}

/** A path as a Gherkin journey; those of the return can be run by e2e/journeys.e2e.ts against the real server. */
export function asJourney(entry: ChartEntry, recording: Recording): string {
  const { path } = recording
  const states = walkChoices(entry, path)
  const steps = path.flatMap((choice, at) => [
    `    ${at === 0 ? 'When' : 'And'} "${choice}"`,
    ...(path[at + 1] === undefined ? [`    Then it stands at "${states[at]}"`] : []),
  ])
  const remarks = remarksOn(recording).map((line) => `    # ${line}`)
  return `Feature: ${entry.title.en}

  Scenario: a path copied from the inspector
${[`    Given the chart "${entry.id}"`, ...remarks, ...steps].join('\n')}
`
}
