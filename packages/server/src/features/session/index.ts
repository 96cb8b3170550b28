import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { hourly } from '../../hourly.ts'
import type { CurrentSession, Feature } from '../../http.ts'
import type { User as UserRow } from '../../models/user.ts'
import { sessionForms } from './pages.ts'
import { sessionPersonalData } from './personal-data.ts'
import { presentSignedIn, presentUser } from './presenter.ts'
import { sessionRoutes } from './routes.ts'
import { sweep } from './sweep.ts'

/** Rows are shared until anything is written and never changed, so what a page says of one is made once: it takes opening the BSN. */
const presented = new WeakMap<UserRow, User>()

function presentOnce(row: UserRow, session: CurrentSession | null): User {
  if (row.id === lookAroundUserId) return presentSignedIn(row, session)
  const user = presented.get(row) ?? presentUser(row)
  presented.set(row, user)
  return user
}

/** Accounts, signing in and out, passwords, export and deletion; and the hourly end of old sessions (once at the start, too). */
export const sessionFeature: Feature = {
  name: 'session',
  routes: sessionRoutes,
  forms: sessionForms,
  data: {
    '/api/user': async ({ state: { user, session } }) => ({ '/api/user': user ? presentOnce(user, session) : null }),
  },
  personalData: sessionPersonalData,
  startJobs: (dependencies) => [hourly(41, () => sweep(dependencies))],
}
