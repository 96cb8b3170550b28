import { catalogue, entryIn } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { type Distinction, endOf, type Session } from '../live/sessions.ts'
import { useClock, useWords } from '../words.tsx'

interface SessionNameProps {
  readonly session: Session
  /** What tells it apart from those beside it; null where its chart and address do. */
  readonly distinction?: Distinction | null
}

/** A chart of another tab by its name and address, by what else tells it apart, and by when it ended. */
export function SessionName({ session, distinction = null }: SessionNameProps) {
  const say = useWords()
  const timeOf = useClock()
  const ended = endOf(session)
  const { openedAt = null, type = null, state = null, number = null } = distinction ?? {}
  return (
    <span>
      {say(words.sessionOn, { chart: say(entryIn(catalogue, session.chart).title), path: session.path })}
      {openedAt === null ? '' : ` · ${say(words.openedAt, { time: timeOf(openedAt) })}`}
      <span lang="en">
        {type === null ? '' : ` · ${type.replaceAll('_', ' ')}`}
        {state === null ? '' : ` · ${state}`}
      </span>
      {number === null ? '' : ` (${number})`}
      {ended === null ? '' : ` · ${say(words.endedAt, { time: timeOf(ended) })}`}
    </span>
  )
}
