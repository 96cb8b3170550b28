import { wordsOf } from '@aangiftewijs/domain/language'
import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useMemo, useState } from 'react'
import { catalogue, entryIn, requestWords } from '../catalogue/index.ts'
import { activeAt, chartTree } from '../chart-tree/index.ts'
import { besideWords as words } from '../copy.ts'
import { chartLabels } from '../drawing/chart-labels.ts'
import { StateChart } from '../drawing/index.ts'
import { LanguageProvider, T, useLanguage, useWords } from '../words.tsx'
import { specStory } from './spec-story.ts'
import { type ChartPlace, type StoryChart, storyCharts } from './story-charts.ts'

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
      <Charts one={storyCharts[story] ?? { kind: 'none', reason: `story-charts.ts does not name ${story}.` }} />
    </Stack>
  </LanguageProvider>
)

function Charts({ one }: { readonly one: StoryChart }) {
  const say = useWords()
  const [at, choose] = useState('0')
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
          onChange={choose}
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
  const language = useLanguage()
  const labels = useMemo(() => chartLabels(language), [language])
  const tree = useMemo(() => {
    const named = (id: string) => (requestWords[id] ? wordsOf(requestWords[id], language) : id)
    return chartTree(entryIn(catalogue, place.chart).machine, named)
  }, [place, language])
  const active = useMemo(() => activeAt(tree, place.at), [tree, place])
  return (
    <>
      <Text>
        <strong>
          <PlaceName place={place} />
        </strong>
      </Text>
      <StateChart active={active} chart={tree} labels={labels} specHref={specStory} />
      <Text size="sm">
        <Link href={`./?path=/story/charts--${place.chart}`} isExternal>
          <T text={words.step} />
        </Link>
      </Text>
    </>
  )
}
