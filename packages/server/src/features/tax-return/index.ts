import { maskFiling } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import type { PageRoute } from '../../ssr/renderer.ts'
import { documentForms } from './documents-page.ts'
import { taxReturnForms } from './pages.ts'
import { taxReturnRoutes } from './routes.ts'
import { listFilings } from './service.ts'

/** The returns as a page carries them: BSNs are whole only where its form asks for them (ADR 15). */
async function filingsOn({ asksForBsn }: PageRoute, dependencies: Dependencies, userId: number) {
  const filings = await listFilings(dependencies, userId)
  return asksForBsn ? filings : filings.map(maskFiling)
}

/** The tax returns: their calls, and the wizard's forms without script. */
export const taxReturnFeature: Feature = {
  name: 'tax-return',
  routes: taxReturnRoutes,
  forms: [...taxReturnForms, ...documentForms],
  data: {
    '/api/tax-filings': async ({ dependencies, state: { user } }, route) =>
      user ? { '/api/tax-filings': await filingsOn(route, dependencies, user.id) } : {},
  },
  personalData: {
    export: async (dependencies, userId) => ({ taxFilings: await listFilings(dependencies, userId) }),
    remove: async ({ database }, userId) => {
      await database.write((transaction) => database.models.taxFilings.destroy({ where: { userId }, transaction }))
    },
  },
}
