import type { Dependencies } from '../../dependencies.ts'
import { hourly } from '../../hourly.ts'
import type { Feature } from '../../http.ts'
import { digidRoutes } from './routes.ts'
import { deleteLostCitizens } from './sweep.ts'

const sweep = async (dependencies: Dependencies, features: readonly Feature[]): Promise<void> => {
  await deleteLostCitizens(dependencies, features).catch((error: unknown) =>
    dependencies.log.error(
      { name: error instanceof Error ? error.name : typeof error },
      'deleting practice accounts failed',
    ),
  )
}

/** The simulated DigiD login (and the hourly end of accounts that nobody finds again; once at the start, too). */
export const digidFeature: Feature = {
  name: 'digid',
  routes: digidRoutes,
  forms: [],
  data: {},
  startJobs: (dependencies, features) => [hourly(11, () => sweep(dependencies, features))],
}
