import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { useEffect, useMemo, useRef } from 'react'
import { inspectorWords as words } from '../copy.ts'
import type { SnapshotView, ToldView } from '../live/snapshot-view.ts'
import { T, useClock, useWords } from '../words.tsx'
import * as styles from './log.css.ts'
import { type LogRow, rowsOf } from './log-rows.ts'
import { Part } from './Part.tsx'

/** What a tab told has a number and a time; what is done by hand has its place only. */
export type LoggedView = SnapshotView & Partial<Pick<ToldView, 'number' | 'at'>>

interface EventLogProps {
  readonly views: readonly LoggedView[]
  readonly at: number
  readonly onTravel: (at: number) => void
}

/** What happened, oldest first; every entry leads back to that moment. */
export function EventLog({ views, at, onTravel }: EventLogProps) {
  const last = views.length - 1
  const rows = useMemo(() => rowsOf(views), [views])
  const log = useRef<HTMLOListElement>(null)
  const numberAt = (place: number) => views[place]?.number ?? place + 1
  const steps = [
    { to: 0, text: words.first, isAt: at === 0 },
    { to: at - 1, text: words.earlier, isAt: at === 0 },
    { to: at + 1, text: words.later, isAt: at === last },
    { to: last, text: words.last, isAt: at === last },
  ]

  // The moment looked at comes into sight, inside the list only.
  useEffect(() => {
    if (views[at] === undefined || log.current === null) return
    const find = (within: string) => log.current?.querySelector<HTMLElement>(`${within} [aria-current]`)
    const current = find('details[open]') ?? find('')
    if (!current) return
    const { scrollTop, clientHeight } = log.current
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight]
    if (top < scrollTop || bottom > scrollTop + clientHeight) log.current.scrollTop = bottom - clientHeight / 2
  }, [at, views])

  return (
    <Part title={words.log}>
      <Cluster gap={2}>
        {steps.map(({ to, text, isAt }) => (
          // At the end it stays where the focus is.
          <Button
            isUnavailable={isAt}
            key={text.en}
            onPress={() => isAt || onTravel(to)}
            size="small"
            variant="secondary"
          >
            <T text={text} />
          </Button>
        ))}
      </Cluster>
      <Text size="sm" tone="muted">
        <T text={words.moment} values={{ number: numberAt(at), last: numberAt(last) }} />
      </Text>
      <ol className={styles.log} ref={log}>
        {rows.map((row) => (
          <Row at={at} key={row.from} numberAt={numberAt} onTravel={onTravel} row={row} views={views} />
        ))}
      </ol>
    </Part>
  )
}

interface RowProps extends EventLogProps {
  readonly row: LogRow
  readonly numberAt: (place: number) => number
}

function Row({ row: { from, to }, views, at, numberAt, onTravel }: RowProps) {
  const say = useWords()
  const { event = null, state = '' } = views[to] ?? {}
  const count = to - from + 1
  const isHere = from <= at && at <= to
  return (
    <li aria-current={isHere ? 'step' : undefined} className={isHere ? styles.rowHere : styles.row}>
      <button className={styles.moment} onClick={() => onTravel(to)} type="button">
        <span className={styles.place}>
          {count === 1 ? numberAt(to) : `${numberAt(from)}–${numberAt(to)}`} <Time view={views[to]} />
        </span>{' '}
        {event === null ? <T text={words.opened} /> : <span lang="en">{event.words}</span>}
        <span lang="en"> → {state}</span>
        {count > 1 && ` · ${say(words.times, { count })}`}
      </button>
      {count > 1 && (
        <details>
          <summary>
            <T text={words.each} values={{ count }} />
          </summary>
          <ol className={styles.each}>
            {views.slice(from, to + 1).map((view, place) => (
              <li aria-current={from + place === at ? 'step' : undefined} key={numberAt(from + place)}>
                <button className={styles.moment} onClick={() => onTravel(from + place)} type="button">
                  <span className={styles.place}>
                    {numberAt(from + place)} <Time view={view} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}

function Time({ view }: { readonly view: LoggedView | undefined }) {
  const timeOf = useClock()
  return view?.at === undefined ? null : <time dateTime={new Date(view.at).toISOString()}>{timeOf(view.at)}</time>
}
