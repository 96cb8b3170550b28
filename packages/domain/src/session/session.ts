import { productName } from '../product/index.ts'
import type { User } from './session.schema.ts'

const minute = 60_000

/** How long a session lasts, in milliseconds. Source: decisions, Accounts and sessions. */
export const sessionLimits = {
  /** Without a request for this long, the session ends. */
  idle: 15 * minute,
  /** Idle for this long, the person is warned and can stay signed in. */
  warning: 13 * minute,
  /** No session lives longer than this. */
  absolute: 12 * 60 * minute,
} as const

/** A shorter name stands in many phrases by chance. */
const shortestWithin = 5

/** Whether a password is, or holds, what a guesser tries first: the username, or the name of the product. OWASP ASVS 5.0, 6.2.11. */
export function isGuessable(password: string, username: string): boolean {
  const guessed = password.toLowerCase()
  return [username, productName].some((word) => {
    const name = word.trim().toLowerCase()
    return guessed === name || (name.length >= shortestWithin && guessed.includes(name))
  })
}

/**
 * The header of a 401 that says `time`: the session was there until now, and ended by its limits. Without it the account may be gone, its
 * password another one, or its owner signed out elsewhere (ADR 100).
 */
export const endedHeader = 'Session-Ended'

/** The shared look-around citizen: filings are never fetched for it and every write is refused. */
export const lookAroundUserId = 999

/** Whether an account is a citizen of the simulation of somebody's own: it has no password, and ends when they sign out. */
export const isPracticeAccount = ({ id, authMethod }: Pick<User, 'id' | 'authMethod'>): boolean =>
  authMethod === 'digid' && id !== lookAroundUserId

/** `Jan de Vries` → `JV`: the initials an avatar shows, first and last name. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/).filter(Boolean)
  const letters = names.length > 1 ? [names[0], names[names.length - 1]] : [names[0]]
  return letters.map((name) => [...(name ?? '')][0]?.toUpperCase() ?? '').join('')
}
