import type { Feature } from '../../http.ts'
import { trialForm } from './pages.ts'

/** Trying the product without an account. */
export const trialFeature: Feature = { name: 'trial', routes: [], forms: [trialForm], data: {} }
