import type { Feature } from '../../feature.ts'
import { taxReturnForms } from './pages.ts'
import { taxReturnRoutes } from './routes.ts'
import { listFilings } from './service.ts'

/** The tax returns: their calls, and the wizard's forms without script. */
export const taxReturnFeature: Feature = {
  name: 'tax-return',
  routes: taxReturnRoutes,
  forms: taxReturnForms,
  data: {
    '/api/tax-filings': async ({ dependencies, state: { user } }) =>
      user ? { '/api/tax-filings': await listFilings(dependencies, user.id) } : {},
  },
  personalData: {
    export: async (dependencies, userId) => ({ taxFilings: await listFilings(dependencies, userId) }),
    remove: async ({ database }, userId) => {
      await database.write((transaction) => database.models.taxFilings.destroy({ where: { userId }, transaction }))
    },
  },
}
