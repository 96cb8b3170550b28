import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { FromTab } from './channel.ts'
import type { ToldView } from './snapshot-view.ts'

/** A chart that runs in a tab of this browser. */
export interface Session {
  readonly tab: string
  readonly id: string
  /** The catalogue's id. */
  readonly chart: string
  /** The chart that asks for this one: requests are charts, too. */
  readonly parent: string | null
  /** The address of its page. */
  readonly path: string
  /** When its page was opened and left, in ms since 1970; it is not left while it is there. */
  readonly openedAt: number
  readonly leftAt: number | null
  readonly views: readonly ToldView[]
}

export type Sessions = ReadonlyMap<string, Session>

/** Tells sessions of all tabs apart. */
export const keyOf = (tab: string, session: string) => `${tab} ${session}`

/** How many recordings are kept at most; each may be a few hundred kB. */
const mostRecordings = 30

/** What is known after a tab told something. What it tells again is known already, and changes nothing. */
export function sessionsAfter(sessions: Sessions, message: FromTab): Sessions {
  if (message.kind === 'gone') return afterLeaving(sessions, message.tab, message.leftAt)
  const after = new Map(sessions)
  const { tab, path, openedAt, events } = message
  for (const event of events) {
    const id = event.sessionId
    const key = keyOf(tab, id)
    const known = after.get(key)
    if (event.type === '@xstate.actor') {
      const begun = { tab, id, chart: event.name, parent: event.parentId ?? null, openedAt, path, views: [] }
      after.set(key, { ...(known ?? begun), leftAt: null })
    } else if (event.type === '@xstate.snapshot' && known !== undefined && isView(event.snapshot)) {
      if (event.snapshot.number > (known.views.at(-1)?.number ?? 0))
        after.set(key, { ...known, path, views: [...known.views, event.snapshot] })
    }
  }
  return after
}

/** The sessions of a page that was left stay as recordings, where anything happened in them. */
function afterLeaving(sessions: Sessions, left: string, leftAt: number): Sessions {
  const after = new Map(
    [...sessions].map(([key, one]) => [key, one.tab === left ? { ...one, leftAt: one.leftAt ?? leftAt } : one]),
  )
  const kept = new Set(recordingsIn(after).slice(0, mostRecordings))
  return new Map([...after].filter(([, one]) => one.leftAt === null || kept.has(one)))
}

/** Snapshots of our tabs are views. */
const isView = (
  snapshot: Extract<StatelyInspectionEvent, { type: '@xstate.snapshot' }>['snapshot'],
): snapshot is typeof snapshot & ToldView => 'choices' in snapshot

/** When a session ended, by itself or with its page; null while it runs. */
export function endOf({ views, leftAt }: Session): number | null {
  const last = views.at(-1)
  return last !== undefined && last.status !== 'active' ? last.at : leftAt
}

/** Whether a session still runs. */
export const isRunning = (session: Session): boolean => session.views.length > 0 && endOf(session) === null

/** The sessions that ended and in which something happened, the last one first: they can still be looked at and copied. */
export const recordingsIn = (sessions: Sessions): readonly Session[] =>
  [...sessions.values()]
    .filter((one) => endOf(one) !== null && one.parent === null && one.views.length > 1)
    .sort((one, other) => (endOf(other) ?? 0) - (endOf(one) ?? 0))

/**
 * What tells charts of one kind at one address apart: when the page was opened, where there are several; on one page where each
 * stands and what it is about; and at last a number.
 */
export interface Distinction {
  /** In ms since 1970; null where all are on one page. */
  readonly openedAt: number | null
  /** Null where the page tells it apart. */
  readonly state: string | null
  /** The chart's own name for it: `income_statement`; null when it says none. */
  readonly type: string | null
  /** From 1; null for the only one. */
  readonly number: number | null
}

/** For each session what tells it apart from the others; null where its chart and address do. */
export function distinctionsOf(sessions: readonly Session[]): readonly (Distinction | null)[] {
  return sessions.map((one) => {
    const alike = sessions.filter(({ chart, path }) => chart === one.chart && path === one.path)
    if (alike.length === 1) return null
    const onPage = alike.filter(({ tab }) => tab === one.tab)
    const told = {
      openedAt: onPage.length < alike.length ? one.openedAt : null,
      state: onPage.length > 1 ? placeOf(one) : null,
      type: onPage.length > 1 ? typeOf(one) : null,
    }
    // Pages that a browser opens at once may have the same second.
    const same = alike.filter(
      (other) =>
        inSeconds(other.openedAt) === inSeconds(one.openedAt) &&
        (told.state === null || (placeOf(other) === told.state && typeOf(other) === told.type)),
    )
    return { ...told, number: same.length === 1 ? null : same.indexOf(one) + 1 }
  })
}

const inSeconds = (time: number) => Math.floor(time / 1_000)

const placeOf = ({ views }: Session): string => views.at(-1)?.state ?? ''

function typeOf({ views }: Session): string | null {
  const context = views.at(-1)?.context
  const type = context !== null && typeof context === 'object' && 'type' in context ? context.type : null
  return typeof type === 'string' ? type : null
}

/** The session to show: the chosen one, or when it ended the newest of the same chart in the same tab (a page opened the next). */
export function followed(sessions: Sessions, key: string): Session | null {
  const chosen = sessions.get(key)
  if (chosen === undefined || isRunning(chosen)) return chosen ?? null
  const successors = [...sessions.values()].filter(
    (one) => one.tab === chosen.tab && one.chart === chosen.chart && isRunning(one),
  )
  return successors.at(-1) ?? chosen
}
