import type { Feature } from '../../http.ts'
import { preferenceForms } from './pages.ts'

export const preferencesFeature: Feature = {
  name: 'preferences',
  routes: [],
  isOnNewsHost: true,
  forms: preferenceForms,
  data: {},
}
