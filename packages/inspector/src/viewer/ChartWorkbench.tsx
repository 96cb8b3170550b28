import { wordsOf } from '@aangiftewijs/domain/language'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Grid, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { type ReactNode, useMemo } from 'react'
import { type ChartEntry, requestWords } from '../catalogue/index.ts'
import { chartTree } from '../chart-tree/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { chartLabels } from '../drawing/chart-labels.ts'
import { StateChart } from '../drawing/index.ts'
import { useSpecHref } from '../drawing/spec-href.ts'
import type { Stand } from '../live/stand.ts'
import { T, useLanguage, useWords } from '../words.tsx'
import { ChartContext } from './ChartContext.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { EventLog } from './EventLog.tsx'

export interface ChartWorkbenchProps {
  readonly entry: ChartEntry
  readonly stands: readonly Stand[]
  /** The place of the stand looked at. */
  readonly at: number
  /** Whether one can go on from an earlier stand, or only look at it. */
  readonly past: 'goes on' | 'is only shown'
  readonly onChoose: (choice: string) => void
  readonly onSlowDown: (request: string) => void
  readonly onTravel: (at: number) => void
  readonly onStartAgain?: () => void
  readonly children?: ReactNode
}

/** One chart with everything to step through it: the chart, what can happen, what happened, what it remembers. */
export function ChartWorkbench(props: ChartWorkbenchProps) {
  const { entry, stands, at, past, onChoose, onSlowDown, onTravel, onStartAgain, children } = props
  const say = useWords()
  const language = useLanguage()
  const specHref = useSpecHref()
  const labels = useMemo(() => chartLabels(language), [language])
  const tree = useMemo(
    () => chartTree(entry.machine, (id) => (requestWords[id] ? wordsOf(requestWords[id], language) : id)),
    [entry, language],
  )
  const path = useMemo(() => stands.slice(0, at + 1).flatMap(({ taken }) => taken), [stands, at])
  const stand = stands[at]
  if (stand === undefined) return null
  const isPast = at < stands.length - 1
  const where = `${say(words.standsAt)} ${stand.place}`

  return (
    <Stack gap={5}>
      <Cluster align="center" gap={3}>
        <Text as="strong">
          <T text={words.standsAt} /> <span lang="en">{stand.place}</span>
        </Text>
        {stand.hasEnded ? (
          <Text as="span" tone="muted">
            <T text={words.ended} />
          </Text>
        ) : null}
        {onStartAgain === undefined ? null : (
          <Button onPress={onStartAgain} size="small" variant="secondary">
            <T text={words.startAgain} />
          </Button>
        )}
      </Cluster>
      <Announcer message={where} />
      {isPast ? (
        <Text tone="attention">
          <T text={words.past} /> <T text={past === 'goes on' ? words.pastRun : words.pastLive} />
        </Text>
      ) : null}
      <Split
        side={
          <Stack gap={6}>
            <ChoiceList
              isDisabled={isPast && past === 'is only shown'}
              onChoose={onChoose}
              onSlowDown={onSlowDown}
              stand={stand}
            />
            <EventLog at={at} onTravel={onTravel} stands={stands} />
          </Stack>
        }
      >
        <StateChart active={stand.active} chart={tree} labels={labels} path={path} specHref={specHref} />
      </Split>
      <Grid gap={6}>
        <ChartContext context={stand.context} />
        {children}
      </Grid>
    </Stack>
  )
}
