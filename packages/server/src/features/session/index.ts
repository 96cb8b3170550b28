import type { Feature } from '../../feature.ts'
import { sessionForms } from './pages.ts'
import { sessionPersonalData } from './personal-data.ts'
import { presentUser } from './presenter.ts'
import { sessionRoutes } from './routes.ts'

/** Accounts, signing in and out, passwords, export and deletion. */
export const sessionFeature: Feature = {
  name: 'session',
  routes: sessionRoutes,
  forms: sessionForms,
  data: { '/api/user': async ({ state: { user } }) => ({ '/api/user': user ? presentUser(user) : null }) },
  personalData: sessionPersonalData,
}
