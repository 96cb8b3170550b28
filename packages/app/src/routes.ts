import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { ComponentType } from 'react'
import type { Product } from './page-request.ts'

/** Who may see a page: everyone, or only signed-in people (others get the gate: 401 and a move to /auth). */
export type Access = 'public' | 'signed-in'

/** The GET calls a page's first paint needs; the server answers them from the same service as the API. */
export type DataNeed = '/api/user' | '/api/tax-filings' | '/api/documents' | '/api/sample-documents' | '/api/news'

export interface PageModule {
  readonly Page: ComponentType
}

export interface Route {
  /** Also the name of the page's folder of copy, its test ids and its story. */
  readonly id: string
  readonly path: string
  readonly product: Product
  readonly access: Access
  readonly title: Copy
  readonly data: readonly DataNeed[]
  /** `wizard` pages stand in the wizard's frame (tracker and tally) inside the shell. */
  readonly frame: 'shell' | 'wizard'
  readonly load: () => Promise<PageModule>
}

type Options = Partial<Pick<Route, 'access' | 'frame' | 'data' | 'product'>>

const route = (id: string, path: string, title: Copy, load: Route['load'], options: Options = {}): Route => ({
  id,
  path,
  title,
  load,
  product: 'tax',
  access: 'public',
  frame: 'shell',
  ...options,
  // The shell shows who is signed in, so every page of the tax product needs the user.
  data: [...(options.product === 'news' ? [] : (['/api/user'] as const)), ...(options.data ?? [])],
})

const step = (id: string, title: Copy, load: Route['load'], path = `/tax-filing/${id}`): Route =>
  route(id, path, title, load, { access: 'signed-in', frame: 'wizard', data: ['/api/tax-filings', '/api/documents'] })

const documentsTitle = copy('Documents', 'Documenten')
const reviewTitle = copy('Review', 'Overzicht', 'nl')
const settingsTitle = copy('Settings', 'Instellingen')

/** The table of contents of the product: every page, who may see it, what it needs. Mirrored by nothing else. Spec 2 § 2.22. */
export const routes: readonly Route[] = [
  route('dashboard', '/', copy('Dashboard', 'Dashboard'), () => import('./features/dashboard/DashboardPage.tsx'), {
    data: ['/api/tax-filings', '/api/documents'],
  }),
  route(
    'auth',
    '/auth',
    copy('Login or Register', 'Inloggen of registreren'),
    () => import('./features/session/AuthPage.tsx'),
  ),
  step('setup', copy('Setup', 'Gegevens'), () => import('./features/tax-return/SetupPage.tsx')),
  step('partner', copy('Partner', 'Partner'), () => import('./features/tax-return/PartnerPage.tsx')),
  step('documents', documentsTitle, () => import('./features/documents/DocumentsPage.tsx')),
  step('income', copy('Income', 'Inkomen'), () => import('./features/tax-return/IncomePage.tsx')),
  step('deductions', copy('Deductions', 'Aftrekposten'), () => import('./features/tax-return/DeductionsPage.tsx')),
  step('review', reviewTitle, () => import('./features/tax-return/ReviewPage.tsx')),
  step('submit', copy('Submit', 'Indienen'), () => import('./features/tax-return/SubmitPage.tsx')),
  step('my-documents', documentsTitle, () => import('./features/documents/DocumentsPage.tsx'), '/documents'),
  step('previous-filings', reviewTitle, () => import('./features/tax-return/ReviewPage.tsx'), '/previous-filings'),
  route('settings', '/settings', settingsTitle, () => import('./features/settings/SettingsPage.tsx'), {
    access: 'signed-in',
  }),
  route('profile', '/profile', settingsTitle, () => import('./features/settings/SettingsPage.tsx'), {
    access: 'signed-in',
  }),
  route(
    'digid-dashboard',
    '/digid-dashboard',
    copy('DigiD dashboard (simulation)', 'DigiD-dashboard (simulatie)'),
    () => import('./features/digid/DigidDashboardPage.tsx'),
    { access: 'signed-in', data: ['/api/tax-filings'] },
  ),
  route(
    'sample-documents',
    '/sample-documents',
    copy('Sample documents', 'Voorbeelddocumenten'),
    () => import('./features/documents/SampleDocumentsPage.tsx'),
    { data: ['/api/sample-documents'] },
  ),
  route(
    'quick-tax-calculator',
    '/quick-tax-calculator',
    copy('Quick Tax Calculator', 'Snelle belastingberekening'),
    () => import('./features/calculator/CalculatorPage.tsx'),
  ),
  route(
    'tax-guide',
    '/tax-guide',
    copy('Dutch Tax Guide', 'Nederlandse belastinggids'),
    () => import('./features/guide/TaxGuidePage.tsx'),
  ),
  route(
    'faq',
    '/faq',
    copy('Frequently Asked Questions', 'Veelgestelde vragen'),
    () => import('./features/guide/FaqPage.tsx'),
  ),
  route('help', '/help', copy('Help Center', 'Hulp'), () => import('./features/guide/HelpPage.tsx')),
  route(
    'resources',
    '/resources',
    copy('Tax Resources', 'Belastingbronnen'),
    () => import('./features/guide/ResourcesPage.tsx'),
  ),
  route('about', '/about', copy('About', 'Over'), () => import('./features/guide/AboutPage.tsx')),
  route('privacy', '/privacy', copy('Privacy', 'Privacy'), () => import('./features/guide/PrivacyPage.tsx')),
  route('terms', '/terms', copy('Terms', 'Voorwaarden'), () => import('./features/guide/TermsPage.tsx')),
  route('contact', '/contact', copy('Contact', 'Contact'), () => import('./features/guide/ContactPage.tsx')),
  route(
    'accessibility',
    '/accessibility',
    copy('Accessibility statement', 'Toegankelijkheidsverklaring'),
    () => import('./features/guide/AccessibilityPage.tsx'),
  ),
  route('menu', '/menu', copy('Menu', 'Menu'), () => import('./features/menu/MenuPage.tsx')),
  route(
    'style-guide',
    '/style-guide',
    copy('Style guide', 'Stijlgids'),
    () => import('./features/style-guide/StyleGuidePage.tsx'),
  ),
  route('news', '/news', copy('AI news', 'AI-nieuws'), () => import('./features/news/NewsPage.tsx'), {
    data: ['/api/news'],
  }),
  route(
    'news-product',
    '/*',
    copy('AI Daily News', 'AI Daily News'),
    () => import('./features/news/NewsProductPage.tsx'),
    { product: 'news', data: ['/api/news'] },
  ),
]

/** What answers every path that is in no row above: status 404. */
export const notFoundRoute: Route = route(
  'not-found',
  '/*',
  copy('Page not found', 'Pagina niet gevonden'),
  () => import('./features/not-found/NotFoundPage.tsx'),
)

/** The route of a path; the not-found route when there is none. Paths are matched exactly, a trailing slash aside. */
export function matchRoute(product: Product, path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const own = routes.filter((candidate) => candidate.product === product)
  return (
    own.find((candidate) => candidate.path === bare) ??
    own.find((candidate) => candidate.path === '/*') ??
    notFoundRoute
  )
}
