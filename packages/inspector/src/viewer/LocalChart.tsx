import { useState } from 'react'
import { type ChartEntry, requestWords } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { useWords } from '../words.tsx'
import { ChartWorkbench } from './ChartWorkbench.tsx'
import { choose, openRun, pathOf, slowDown, travel } from './run.ts'
import { SharePath } from './SharePath.tsx'

/** A chart of the catalogue, run by hand; going back and choosing otherwise is possible. */
export function LocalChart({ entry, path = [] }: { readonly entry: ChartEntry; readonly path?: readonly string[] }) {
  const [run, setRun] = useState(() => path.reduce(choose, openRun(entry)))
  const say = useWords()
  const nameOf = (request: string) => requestWords[request]?.en ?? request
  return (
    <ChartWorkbench
      at={run.at}
      entry={entry}
      onChoose={(id) => setRun(choose(run, id))}
      onSlowDown={(request) => setRun(slowDown(run, request, say(words.requestSlow, { name: nameOf(request) })))}
      onStartAgain={() => setRun(openRun(entry))}
      onTravel={(at) => setRun(travel(run, at))}
      past="goes on"
      stands={run.moments.map(({ stand }) => stand)}
    >
      <SharePath
        entry={entry}
        isEmpty={pathOf(run).length === 0}
        record={() => ({ path: pathOf(run), ledThere: 0, beganAt: '', lost: [] })}
      />
    </ChartWorkbench>
  )
}
