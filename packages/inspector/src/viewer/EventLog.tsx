import { Button } from '@aangiftewijs/ui/Button'
import { Cluster } from '@aangiftewijs/ui/layout'
import { inspectorWords as words } from '../copy.ts'
import type { SnapshotView } from '../live/snapshot-view.ts'
import { T } from '../words.tsx'
import { Part } from './Part.tsx'

interface EventLogProps {
  readonly views: readonly SnapshotView[]
  readonly at: number
  readonly onTravel: (at: number) => void
}

/** How many moments are listed; the others are reached step by step. */
const shown = 12

/** What happened, oldest first; every entry leads back to that moment. */
export function EventLog({ views, at, onTravel }: EventLogProps) {
  const first = Math.max(0, Math.min(views.length - shown, at - shown / 2))
  const steps = [
    { to: at - 1, text: words.earlier },
    { to: at + 1, text: words.later },
  ]
  return (
    <Part title={words.log}>
      <Cluster gap={2}>
        {steps.map(({ to, text }) => (
          // At the end it stays where the focus is.
          <Button
            isUnavailable={views[to] === undefined}
            key={text.en}
            onPress={() => views[to] && onTravel(to)}
            size="small"
            variant="secondary"
          >
            <T text={text} />
          </Button>
        ))}
      </Cluster>
      <ol start={first + 1}>
        {views.slice(first, first + shown).map(({ event, state }, row) => {
          const number = first + row
          return (
            <li aria-current={number === at ? 'step' : undefined} key={number}>
              <Button onPress={() => onTravel(number)} size="small" variant={number === at ? 'secondary' : 'quiet'}>
                <span>
                  {event === null ? <T text={words.opened} /> : <span lang="en">{event.words}</span>}
                  <span lang="en"> → {state}</span>
                </span>
              </Button>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
