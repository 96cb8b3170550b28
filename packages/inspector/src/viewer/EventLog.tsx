import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Heading, Stack } from '@aangiftewijs/ui/layout'
import { inspectorWords as words } from '../copy.ts'
import type { Stand } from '../live/stand.ts'
import { T } from '../words.tsx'

interface EventLogProps {
  readonly stands: readonly Stand[]
  readonly at: number
  readonly onTravel: (at: number) => void
}

/** How many moments are listed; the others are reached step by step. */
const shown = 12

/** What happened, oldest first; every entry leads back to that moment. */
export function EventLog({ stands, at, onTravel }: EventLogProps) {
  const first = Math.max(0, Math.min(stands.length - shown, at - shown / 2))
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>
        <T text={words.log} />
      </Heading>
      <Cluster gap={2}>
        <Button isDisabled={at === 0} onPress={() => onTravel(at - 1)} size="small" variant="secondary">
          <T text={words.earlier} />
        </Button>
        <Button isDisabled={at >= stands.length - 1} onPress={() => onTravel(at + 1)} size="small" variant="secondary">
          <T text={words.later} />
        </Button>
      </Cluster>
      <ol start={first + 1}>
        {stands.slice(first, first + shown).map(({ happened, place }, row) => {
          const number = first + row
          return (
            // A moment is its place in time.
            <li aria-current={number === at ? 'step' : undefined} key={number}>
              <Button onPress={() => onTravel(number)} size="small" variant={number === at ? 'secondary' : 'quiet'}>
                <span>
                  {happened === null ? <T text={words.opened} /> : <span lang="en">{happened.words}</span>}
                  <span lang="en"> → {place}</span>
                </span>
              </Button>
            </li>
          )
        })}
      </ol>
    </Stack>
  )
}
