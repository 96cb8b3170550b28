// The screens of the product, from its own table of contents, with the states of one page that look different.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../phases.mjs'

const app = join(root, 'packages/app')

/**
 * @typedef {'visitor' | 'begun' | 'submitted'} Who Nobody, a person whose return is answered, the same person afterwards.
 * @typedef {{ readonly id: string, readonly path: string, readonly who: Who, readonly isNews: boolean }} Screen
 */

/** Pages whose address or visitor makes another screen of them. */
const more = [
  { id: 'dashboard-visitor', path: '/', who: 'visitor' },
  { id: 'auth-login', path: '/auth?tab=login', who: 'visitor' },
  { id: 'auth-register', path: '/auth?tab=register', who: 'visitor' },
  { id: 'gate', path: '/settings', who: 'visitor' },
  { id: 'settings-security', path: '/settings?tab=security', who: 'begun' },
  { id: 'activity', path: '/settings/activity', who: 'begun' },
  { id: 'calculator-result', path: '/quick-tax-calculator#salary=52000&taxWithheld=11000', who: 'visitor' },
  { id: 'not-found', path: '/no-such-page', who: 'begun' },
  { id: 'dashboard-submitted', path: '/', who: 'submitted' },
  { id: 'income-submitted', path: '/tax-filing/income', who: 'submitted' },
  { id: 'review-submitted', path: '/tax-filing/review', who: 'submitted' },
  { id: 'submit-submitted', path: '/tax-filing/submit', who: 'submitted' },
]

/** Every screen, in the order in which a person's return allows them. @returns {Promise<readonly Screen[]>} */
export async function allScreens() {
  const { module } = await runnerImport(join(app, 'src/routes.ts'), {
    root: app,
    resolve: { conditions: ['aangiftewijs-source'] },
    ssr: { resolve: { conditions: ['aangiftewijs-source', 'node'] } },
  })
  const rows = module.routes
    // Who is signed in is sent on from these.
    .filter(({ id, access }) => id !== 'auth' && access !== 'signing-in')
    .map(({ id, path, product }) => ({
      id,
      path: path === '/*' ? '/' : path,
      who: product === 'news' ? 'visitor' : 'begun',
      isNews: product === 'news',
    }))
  return [...rows, ...more.map((screen) => ({ ...screen, isNews: false }))]
}
