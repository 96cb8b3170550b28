import type { Feature } from '../../http.ts'
import { returnPdfRoutes } from './routes.ts'

/** The return as a PDF to keep: the download of the success view and of review. */
export const returnPdfFeature: Feature = { name: 'return-pdf', routes: returnPdfRoutes, forms: [], data: {} }
