import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useMemo, useState } from 'react'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { besideWords as words } from '../copy.ts'
import { StateChart } from '../drawing/StateChart.tsx'
import { SpecHrefProvider, specStory } from '../drawing/spec-href.ts'
import { LanguageProvider, T, useWords } from '../words.tsx'
import { type ChartPlace, chartOfStory, type StoryChart } from './story-charts.ts'

interface ChartBesideProps {
  /** The id of the screen's story. */
  readonly story: string
  readonly language: 'en' | 'nl'
}

/** The chart of a screen story, with the state marked in which the screen is shown. Storybook puts it beside the screen. */
export const ChartBeside = ({ story, language }: ChartBesideProps) => (
  <LanguageProvider value={language}>
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        <T text={words.title} />
      </Heading>
      <Charts one={chartOfStory(story) ?? { kind: 'none', reason: `story-charts.ts does not name ${story}.` }} />
    </Stack>
  </LanguageProvider>
)

function Charts({ one }: { readonly one: StoryChart }) {
  const say = useWords()
  const [at, setAt] = useState('0')
  if (one.kind === 'none')
    return (
      <Text>
        <span lang="en">{one.reason}</span>
      </Text>
    )
  const place = one.places[Number(at)]
  return (
    <>
      {one.kind === 'answer' && (
        <Text size="sm" tone="muted">
          <T text={words.answer} />
        </Text>
      )}
      {one.places.length > 1 && (
        <ChipGroup
          items={one.places.map((each, number) => ({ value: String(number), label: <PlaceName place={each} /> }))}
          label={say(words.which)}
          onChange={setAt}
          value={at}
        />
      )}
      {place && <Chart key={at} place={place} />}
    </>
  )
}

const PlaceName = ({ place: { chart, at } }: { readonly place: ChartPlace }) => (
  <>
    <T text={entryIn(catalogue, chart).title} />: <span lang="en">{at.join(' + ').replaceAll('.', ' › ')}</span>
  </>
)

function Chart({ place }: { readonly place: ChartPlace }) {
  const { machine } = entryIn(catalogue, place.chart)
  const active = useMemo(() => activeAt(place), [place])
  return (
    <>
      <Text>
        <strong>
          <PlaceName place={place} />
        </strong>
      </Text>
      <SpecHrefProvider value={specStory}>
        <StateChart active={active} machine={machine} />
      </SpecHrefProvider>
      <Text size="sm">
        <Link href={`./?path=/story/charts--${place.chart}`} isExternal>
          <T text={words.step} />
        </Link>
      </Text>
    </>
  )
}

/** The innermost states and all around them. */
const activeAt = ({ chart, at }: ChartPlace): readonly string[] =>
  at.flatMap((place) => {
    const names = [chart, ...place.split('.')]
    return names.map((_, depth) => names.slice(0, depth + 1).join('.'))
  })
