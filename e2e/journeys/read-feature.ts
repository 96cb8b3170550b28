/** One step of a scenario: something done, or where the chart must then stand. */
export type JourneyStep =
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'place'; readonly place: string }

export interface Scenario {
  readonly feature: string
  readonly name: string
  readonly steps: readonly JourneyStep[]
}

/** The step table: every sentence a journey may hold. The inspector copies journeys in the same words. */
const sentences: readonly (readonly [RegExp, (text: string) => readonly JourneyStep[]])[] = [
  // Remarks of the inspector, for people.
  [/^#/, () => []],
  [/^Given the chart "tax-return"$/, () => []],
  [/^(?:When|And) "(.+)"$/, (choice) => [{ kind: 'choice', choice }]],
  [/^Then it stands at "(.+)"$/, (place) => [{ kind: 'place', place }]],
]

function stepsOf(line: string): readonly JourneyStep[] {
  for (const [pattern, steps] of sentences) {
    const found = pattern.exec(line)
    if (found !== null) return steps(found[1] ?? '')
  }
  throw new Error(`No step of the table reads: ${line}`)
}

/** Reads the scenarios of a feature file. @throws when a line is no step of the table. */
export function readFeature(text: string): readonly Scenario[] {
  const [head = '', ...parts] = text.split(/^ *Scenario: /m)
  const feature = head.replace('Feature:', '').trim()
  return parts.map((part) => {
    const [name = '', ...lines] = part.split('\n').map((line) => line.trim())
    return { feature, name, steps: lines.filter(Boolean).flatMap(stepsOf) }
  })
}
