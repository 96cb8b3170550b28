import type { User } from '@aangiftewijs/domain/session'

/** A fictional person for the tests. */
export const user: User = {
  id: 3,
  username: 'sanne',
  fullName: 'Sanne de Vries',
  email: 'sanne@example.org',
  bsn: '•••••0019',
  authMethod: 'local',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastLogin: null,
  chosenFilingId: null,
  language: null,
  theme: null,
}
