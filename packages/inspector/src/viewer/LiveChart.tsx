import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import type { ChartEntry } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { ToTab } from '../live/channel.ts'
import { recordingOf } from '../live/recording.ts'
import { endOf, type Session } from '../live/sessions.ts'
import { T, useClock } from '../words.tsx'
import { ChartWorkbench } from './ChartWorkbench.tsx'
import { CopyPath } from './CopyPath.tsx'

interface LiveChartProps {
  readonly entry: ChartEntry
  readonly session: Session
  readonly ask: (message: ToTab) => void
  readonly onForget: () => void
}

/**
 * A chart that runs in another tab: what is pressed here happens there. Its past can be looked at, not changed; and when it has
 * ended that is all there is.
 */
export function LiveChart({ entry, session, ask, onForget }: LiveChartProps) {
  const { tab, id, views } = session
  const timeOf = useClock()
  const ended = endOf(session)
  // Null follows what happens.
  const [held, setHeld] = useState<number | null>(null)
  const last = views.length - 1
  const at = Math.min(held ?? last, last)
  return (
    <>
      {ended !== null && (
        <Cluster align="center" gap={3}>
          <Text tone="attention">
            <T text={words.recordingShown} values={{ time: timeOf(ended) }} />
          </Text>
          <Button onPress={onForget} size="small" variant="secondary">
            <T text={words.forget} />
          </Button>
        </Cluster>
      )}
      <ChartWorkbench
        at={at}
        entry={entry}
        onChoose={(choice) => ask({ kind: 'choose', tab, session: id, choice })}
        onSlowDown={(request) => ask({ kind: 'slow down', tab, session: id, request })}
        onTravel={(to) => setHeld(to >= last ? null : Math.max(0, to))}
        past={ended === null ? 'is only shown' : 'is all'}
        views={views}
      >
        <CopyPath entry={entry} isEmpty={at === 0} record={() => recordingOf(entry, views.slice(0, at + 1))} />
      </ChartWorkbench>
    </>
  )
}
