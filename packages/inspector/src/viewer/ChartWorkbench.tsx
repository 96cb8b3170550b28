import { Announcer } from '@aangiftewijs/ui/Announcer'
import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Grid, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { type ReactNode, useMemo } from 'react'
import type { ChartEntry } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { StateDrawing } from '../drawing/StateDrawing.tsx'
import { StateWords } from '../drawing/StateWords.tsx'
import type { Masked } from '../live/mask.ts'
import { T, useWords } from '../words.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { EventLog, type LoggedView } from './EventLog.tsx'
import { Part } from './Part.tsx'
import * as styles from './workbench.css.ts'

export interface ChartWorkbenchProps {
  readonly entry: ChartEntry
  readonly views: readonly LoggedView[]
  /** The index of the snapshot looked at. */
  readonly at: number
  /** Whether one can go on from an earlier snapshot or only look at it; or only look at all of them, because nothing runs. */
  readonly past: 'goes on' | 'is only shown' | 'is all'
  readonly onChoose: (choice: string) => void
  readonly onSlowDown: (request: string) => void
  readonly onTravel: (at: number) => void
  readonly onStartAgain?: () => void
  readonly children?: ReactNode
}

/** One chart with everything to step through it: the chart, what can happen, what happened, what it remembers. */
export function ChartWorkbench(props: ChartWorkbenchProps) {
  const { entry, views, at, past, onChoose, onSlowDown, onTravel, onStartAgain, children } = props
  const say = useWords()
  const taken = useMemo(() => views.slice(0, at + 1).flatMap((view) => view.taken), [views, at])
  const view = views[at]
  if (view === undefined) return null
  const isPast = at < views.length - 1
  const place = isPast || past === 'is all' ? words.stoodAt : words.standsAt
  const chart = { machine: entry.machine, active: view.active, taken }

  return (
    <Stack gap={3}>
      <Cluster align="center" gap={3}>
        <Text as="strong">
          <T text={place} /> <span lang="en">{view.state}</span>
        </Text>
        {view.status === 'active' || past === 'is all' ? null : (
          <Text as="span" tone="muted">
            <T text={words.ended} />
          </Text>
        )}
        {onStartAgain && (
          <Button onPress={onStartAgain} size="small" variant="secondary">
            <T text={words.startAgain} />
          </Button>
        )}
      </Cluster>
      <Announcer message={`${say(place)} ${view.state}`} />
      {isPast && past !== 'is all' && (
        <Text tone="attention">
          <T text={words.past} /> <T text={past === 'goes on' ? words.pastRun : words.pastLive} />
        </Text>
      )}
      <div className={styles.room}>
        <div className={styles.bench}>
          <div className={styles.drawing}>
            <StateDrawing {...chart} />
          </div>
          <div className={styles.choices}>
            <ChoiceList
              isDisabled={past === 'is all' || (isPast && past === 'is only shown')}
              onChoose={onChoose}
              onSlowDown={onSlowDown}
              view={view}
            />
          </div>
          <div className={styles.log}>
            <EventLog at={at} onTravel={onTravel} views={views} />
          </div>
          <div className={styles.words}>
            <StateWords {...chart} />
          </div>
        </div>
      </div>
      <Grid gap={6}>
        <Part title={words.context}>
          <Text size="sm" tone="muted">
            <T text={words.contextHint} />
          </Text>
          <SummaryList rows={linesOf(view.context).map(([name, value]) => ({ id: name, term: name, value }))} />
        </Part>
        {children}
      </Grid>
    </Stack>
  )
}

/** Every value with the way to it: `filing › currentStep`. */
function linesOf(value: Masked, name = ''): readonly (readonly [string, string])[] {
  if (value === null || typeof value !== 'object') return [[name || '–', value === '' ? '‹blank›' : String(value)]]
  const members = Object.entries(value)
  if (members.length === 0) return [[name || '–', Array.isArray(value) ? '[]' : '{}']]
  return members.flatMap(([member, inner]) => linesOf(inner, name === '' ? member : `${name} › ${member}`))
}
