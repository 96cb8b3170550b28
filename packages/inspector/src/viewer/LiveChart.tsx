import { useState } from 'react'
import type { ChartEntry } from '../catalogue/index.ts'
import type { ToTab } from '../live/channel.ts'
import { recordingOf } from '../live/recording.ts'
import type { Session } from '../live/sessions.ts'
import { ChartWorkbench } from './ChartWorkbench.tsx'
import { CopyPath } from './CopyPath.tsx'

interface LiveChartProps {
  readonly entry: ChartEntry
  readonly session: Session
  readonly ask: (message: ToTab) => void
}

/** A chart that runs in another tab: what is pressed here happens there. Its past can be looked at, not changed. */
export function LiveChart({ entry, session: { tab, id, views }, ask }: LiveChartProps) {
  // Null follows what happens.
  const [held, setHeld] = useState<number | null>(null)
  const last = views.length - 1
  const at = Math.min(held ?? last, last)
  return (
    <ChartWorkbench
      at={at}
      entry={entry}
      onChoose={(choice) => ask({ kind: 'choose', tab, session: id, choice })}
      onSlowDown={(request) => ask({ kind: 'slow down', tab, session: id, request })}
      onTravel={(to) => setHeld(to >= last ? null : Math.max(0, to))}
      past="is only shown"
      views={views}
    >
      <CopyPath entry={entry} isEmpty={at === 0} record={() => recordingOf(entry, views.slice(0, at + 1))} />
    </ChartWorkbench>
  )
}
