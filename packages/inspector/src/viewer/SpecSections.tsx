import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { memo, useEffect, useMemo } from 'react'
import { type ChartEntry, catalogue } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { anchorOf, type Fulfilment, fulfilmentsOf, type SpecSection, specSections } from '../spec-sections/index.ts'
import { T } from '../words.tsx'

/** Every section of the specification in our own words, with the states that fulfil it; states lead here. */
export const SpecSections = memo(function SpecSections() {
  const fulfilled = useMemo(() => fulfilmentsOf(catalogue), [])
  // Drawn after the browser looked for the anchor in its address.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>
        <T text={words.spec} />
      </Heading>
      <Text>
        <T text={words.specHint} />
      </Text>
      {specSections.map((section) => (
        <Section fulfilments={fulfilled.get(section.id) ?? []} key={section.id} section={section} />
      ))}
    </Stack>
  )
})

/** Decisions have titles instead of numbers. */
const referenceOf = (id: string) => id.replace(/^decisions § .*/, 'decisions')

interface SectionProps {
  readonly section: SpecSection
  readonly fulfilments: readonly Fulfilment[]
}

function Section({ section: { id, title, asks }, fulfilments }: SectionProps) {
  const count = fulfilments.reduce((sum, { states }) => sum + states.length, 0)
  return (
    <section id={anchorOf(id)}>
      <Stack gap={2}>
        <Heading level={3}>
          <span lang="en">{referenceOf(id)}</span> · <T text={title} />
        </Heading>
        <Text>
          <T text={asks} />
        </Text>
        {count === 0 ? (
          <Text size="sm" tone="muted">
            <T text={words.specNoState} />
          </Text>
        ) : (
          <details>
            <summary>
              <T text={words.specStates} values={{ states: count }} />
            </summary>
            <ul>
              {fulfilments.map(({ chart, states }) => (
                <StatesOf chart={chart} key={chart.id} states={states} />
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </section>
  )
}

const StatesOf = ({ chart, states }: { readonly chart: ChartEntry; readonly states: readonly string[] }) => (
  <li>
    <T text={chart.title} />: <span lang="en">{states.join(', ')}</span>
  </li>
)
