import type { Feature } from '../../http.ts'
import { calculatorForm } from './pages.ts'

/** The quick calculator of people without script. It keeps nothing. */
export const calculatorFeature: Feature = { name: 'calculator', routes: [], forms: [calculatorForm], data: {} }
