import { catalogue } from '../catalogue/index.ts'
import { followed, isRunning, keyOf, recordingsIn, type Session, type Sessions } from '../live/sessions.ts'

/** What the inspector shows: a chart to try out, one that runs and what comes after it on its page, or one recording. */
export type Chosen =
  | { readonly kind: 'catalogue'; readonly id: string }
  | { readonly kind: 'session' | 'recording'; readonly key: string }

/** The chart of a page that was chosen; null where none was. */
export function sessionOf(sessions: Sessions, chosen: Chosen): Session | null {
  if (chosen.kind === 'catalogue') return null
  return chosen.kind === 'session' ? followed(sessions, chosen.key) : (sessions.get(chosen.key) ?? null)
}

/** What was asked for while it is there; else what most people came for: the return that runs in another tab, or ran last. */
export function chosenAmong(sessions: Sessions, asked: Chosen | null): Chosen {
  if (asked !== null && (asked.kind === 'catalogue' || sessions.has(asked.key))) return asked
  const running = [...sessions.values()].filter(isRunning)
  const found = [...running, ...recordingsIn(sessions)].find(({ chart }) => chart === 'tax-return')
  if (found === undefined) return { kind: 'catalogue', id: catalogue[0]?.id ?? '' }
  return { kind: isRunning(found) ? 'session' : 'recording', key: keyOf(found.tab, found.id) }
}
