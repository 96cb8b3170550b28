import type { Stand } from './stand.ts'
import type { FromTab } from './wire.ts'

/** A chart that runs in a tab of this browser. */
export interface Session {
  readonly tab: string
  readonly id: string
  /** The catalogue's id; null until it told where it stands. */
  readonly chart: string | null
  /** The chart that asks for this one: requests are charts, too. */
  readonly parent: string | null
  readonly path: string
  readonly stands: readonly Stand[]
  /** Events of Stately's protocol heard from it. */
  readonly heard: number
}

export type Sessions = ReadonlyMap<string, Session>

/** Tells sessions of all tabs apart. */
export const keyOf = (tab: string, session: string) => `${tab} ${session}`

const unknown = (tab: string, id: string): Session => ({
  tab,
  id,
  chart: null,
  parent: null,
  path: '',
  stands: [],
  heard: 0,
})

/** What is known after a tab told something. */
export function sessionsAfter(sessions: Sessions, message: FromTab): Sessions {
  switch (message.kind) {
    case 'gone':
      return new Map([...sessions].filter(([, { tab }]) => tab !== message.tab))
    case 'protocol': {
      const { tab, path, event } = message
      const key = keyOf(tab, event.sessionId)
      const before = sessions.get(key) ?? unknown(tab, event.sessionId)
      const parent = event.type === '@xstate.actor' ? event.parentId : before.parent
      return new Map(sessions).set(key, { ...before, path, parent, heard: before.heard + 1 })
    }
    case 'stand': {
      const { tab, session, chart, number, stand } = message
      const key = keyOf(tab, session)
      const before = sessions.get(key) ?? unknown(tab, session)
      // A replay repeats what is known; numbers begin at 1.
      const stands = [...before.stands]
      if (number > stands.length || stands.length === 0) stands.push(stand)
      return new Map(sessions).set(key, { ...before, chart, stands })
    }
  }
}

/** Whether a session still runs. */
export const isRunning = ({ stands }: Session): boolean => stands.at(-1)?.hasEnded === false

/** The session to show: the chosen one, or when it ended the newest of the same chart in the same tab (a page opened the next). */
export function followed(sessions: Sessions, key: string): Session | null {
  const chosen = sessions.get(key)
  if (chosen === undefined || isRunning(chosen)) return chosen ?? null
  const successors = [...sessions.values()].filter(
    (one) => one.tab === chosen.tab && one.chart === chosen.chart && isRunning(one),
  )
  return successors.at(-1) ?? chosen
}
