import type { ChartEntry } from '@aangiftewijs/machines/catalogue'
import { useState } from 'react'
import { ChartWorkbench } from './ChartWorkbench.tsx'
import type { Session } from './sessions.ts'
import type { ToTab } from './wire.ts'

interface LiveChartProps {
  readonly entry: ChartEntry
  readonly session: Session
  readonly ask: (message: ToTab) => void
}

/** A chart that runs in another tab: what is pressed here happens there. Its past can be looked at, not changed. */
export function LiveChart({ entry, session, ask }: LiveChartProps) {
  // Null follows what happens.
  const [held, hold] = useState<number | null>(null)
  const last = session.stands.length - 1
  const { tab, id } = session
  return (
    <ChartWorkbench
      at={held ?? last}
      entry={entry}
      onChoose={(choice) => ask({ kind: 'choose', tab, session: id, choice })}
      onSlowDown={(request) => ask({ kind: 'slow down', tab, session: id, request })}
      onTravel={(at) => hold(at >= last ? null : Math.max(0, at))}
      past="is only shown"
      stands={session.stands}
    />
  )
}
