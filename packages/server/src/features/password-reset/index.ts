import type { Feature } from '../../http.ts'
import { passwordResetRoutes } from './routes.ts'

/** Setting a new password without the old one. */
export const passwordResetFeature: Feature = {
  name: 'password-reset',
  routes: passwordResetRoutes,
  forms: [],
  data: {},
}
