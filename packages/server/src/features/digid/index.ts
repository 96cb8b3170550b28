import type { Feature } from '../../http.ts'
import { digidRoutes } from './routes.ts'

/** The simulated DigiD login. */
export const digidFeature: Feature = { name: 'digid', routes: digidRoutes, forms: [], data: {} }
