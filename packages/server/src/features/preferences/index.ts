import type { Feature } from '../../feature.ts'
import { preferenceForms } from './pages.ts'

export const preferencesFeature: Feature = { name: 'preferences', routes: [], forms: preferenceForms, data: {} }
