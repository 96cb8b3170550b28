import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { memo, useEffect } from 'react'
import { inspectorWords as words } from '../copy.ts'
import { anchorOf, type SpecSection } from '../spec-sections/section.ts'
import { fulfilmentsOf, specSections } from '../spec-sections/spec-sections.ts'
import { T } from '../words.tsx'

/** Every section of the specification in our own words, with the states that fulfil it; states lead here. */
export const SpecSections = memo(function SpecSections() {
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
        <Section key={section.id} section={section} />
      ))}
    </Stack>
  )
})

/** Decisions have titles instead of numbers. */
const referenceOf = (id: string) => id.replace(/^decisions § .*/, 'decisions')

function Section({ section: { id, title, asks } }: { readonly section: SpecSection }) {
  const fulfilments = fulfilmentsOf(id)
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
                <li key={chart.id}>
                  <T text={chart.title} />: <span lang="en">{states.join(', ')}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </section>
  )
}
