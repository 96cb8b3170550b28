import { maskBsn } from '@aangiftewijs/domain/bsn'
import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import type { CurrentSession } from '../../http.ts'
import type { User as UserRow } from '../../models/user.ts'

/** The shared look-around citizen signs in with every visitor: since when says the visitor's own session. */
export const presentSignedIn = (user: UserRow, session: Pick<CurrentSession, 'createdAt'> | null): User =>
  user.id === lookAroundUserId && session !== null
    ? { ...presentUser(user), lastLogin: session.createdAt.toISOString() }
    : presentUser(user)

/** A person as `GET /api/user` answers; the BSN masked. */
export const presentUser = (user: UserRow): User => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  email: user.email,
  bsn: maskBsn(user.bsn ?? ''),
  authMethod: user.authMethod,
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLogin?.toISOString() ?? null,
  chosenFilingId: user.chosenFilingId ?? null,
  language: user.language,
  theme: user.theme,
})
