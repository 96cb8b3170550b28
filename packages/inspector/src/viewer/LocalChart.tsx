import { useState } from 'react'
import { type ChartEntry, requestName } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { useWords } from '../words.tsx'
import { ChartWorkbench } from './ChartWorkbench.tsx'
import { CopyPath } from './CopyPath.tsx'
import { choose, openRun, pathOf, slowDown, travel } from './run.ts'

interface LocalChartProps {
  readonly entry: ChartEntry
  /** The choices taken before it is shown. */
  readonly path?: readonly string[]
  /** Told when the first choice is taken. */
  readonly onBegin?: () => void
}

/** A chart of the catalogue, run by hand; going back and choosing otherwise is possible. */
export function LocalChart({ entry, path = [], onBegin }: LocalChartProps) {
  const [run, setRun] = useState(() => path.reduce(choose, openRun(entry)))
  const say = useWords()
  const taken = pathOf(run)
  return (
    <ChartWorkbench
      at={run.at}
      entry={entry}
      onChoose={(id) => {
        onBegin?.()
        setRun(choose(run, id))
      }}
      onSlowDown={(id) => setRun(slowDown(run, id, say(words.requestSlow, { name: requestName(id, 'en') })))}
      onStartAgain={() => setRun(openRun(entry))}
      onTravel={(at) => setRun(travel(run, at))}
      past="goes on"
      views={run.moments.map(({ view }) => view)}
    >
      <CopyPath
        entry={entry}
        isEmpty={taken.length === 0}
        record={() => ({ path: taken, leadIn: 0, beganAt: '', lost: [] })}
      />
    </ChartWorkbench>
  )
}
