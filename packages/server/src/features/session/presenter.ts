import { maskBsn } from '@aangiftewijs/domain/bsn'
import type { User } from '@aangiftewijs/domain/session'
import type { User as UserRow } from '../../models/user.ts'

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
