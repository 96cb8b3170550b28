import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { FromTab } from './channel.ts'
import type { SnapshotView } from './snapshot-view.ts'

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
  readonly views: readonly SnapshotView[]
}

export type Sessions = ReadonlyMap<string, Session>

/** Tells sessions of all tabs apart. */
export const keyOf = (tab: string, session: string) => `${tab} ${session}`

/** What is known after a tab told something. A tab that tells of a chart again tells all of its snapshots again. */
export function sessionsAfter(sessions: Sessions, message: FromTab): Sessions {
  if (message.kind === 'gone') return new Map([...sessions].filter(([, { tab }]) => tab !== message.tab))
  const { tab, path, event } = message
  const id = event.sessionId
  const key = keyOf(tab, id)
  switch (event.type) {
    case '@xstate.actor': {
      const parent = event.parentId ?? null
      return new Map(sessions).set(key, { tab, id, chart: event.name, parent, path, views: [] })
    }
    case '@xstate.snapshot': {
      const session = sessions.get(key)
      if (session === undefined || !isView(event.snapshot)) return sessions
      return new Map(sessions).set(key, { ...session, path, views: [...session.views, event.snapshot] })
    }
    case '@xstate.event':
      return sessions
  }
}

/** Snapshots of our tabs are views. */
const isView = (
  snapshot: Extract<StatelyInspectionEvent, { type: '@xstate.snapshot' }>['snapshot'],
): snapshot is typeof snapshot & SnapshotView => 'choices' in snapshot

/** Whether a session still runs. */
export const isRunning = ({ views }: Session): boolean => views.at(-1)?.status === 'active'

/** What tells charts of one kind on one page apart: where each stands, what it is about, and its number among those still alike. */
export interface Distinction {
  readonly state: string
  /** The chart's own name for it: `income_statement`; null when it says none. */
  readonly type: string | null
  /** From 1; null for the only one. */
  readonly number: number | null
}

/** For each session what tells it apart from the others; null where its chart and page do. */
export function distinctionsOf(sessions: readonly Session[]): readonly (Distinction | null)[] {
  const alike = (one: Session) =>
    sessions.filter(({ chart, tab, path }) => chart === one.chart && tab === one.tab && path === one.path)
  return sessions.map((one) => {
    const others = alike(one)
    if (others.length === 1) return null
    const same = others.filter((other) => placeOf(other) === placeOf(one) && typeOf(other) === typeOf(one))
    return { state: placeOf(one), type: typeOf(one), number: same.length === 1 ? null : same.indexOf(one) + 1 }
  })
}

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
