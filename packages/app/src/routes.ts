import { type Copy, copy } from '@aangiftewijs/domain/language'
import { draftsPath, unsavedStepsPath } from '@aangiftewijs/domain/tax-return'
import { deferredPart, type PartName } from './deferred/parts.ts'
import type { Resource } from './deferred/resource.ts'
import { type ContentId, texts } from './features/guide/contents.ts'
import type { Product } from './page-request.ts'
import { type Route, type RouteOptions, route } from './route.ts'

const partsOfReview: readonly PartName[] = [
  'lawful-result/Result',
  'tax-return/review/NotCounted',
  'tax-return/review/Overview',
  'tax-return/papers/Employers',
  'tax-return/review/DemonstrationOverview',
  'tax-return/review/TipsPanel',
]

/** Of a form that may begin with answers of another return. */
const takenOver: PartName = 'returns/TakenOver'

const partsOfAmounts: readonly PartName[] = [
  'tax-return/questions/AlsoCount',
  'tax-return/questions/AlsoFirst',
  'tax-return/review/NotCounted',
  'lawful-result/Result',
  'lawful-result/ResultLine',
  takenOver,
]

const partsOfDocuments: readonly PartName[] = [
  'documents/Documents',
  'lawful-result/Result',
  'lawful-result/ResultLine',
]

const step = <Id extends string>(
  id: Id,
  title: Copy,
  file: string,
  {
    path = `/tax-filing/${id}`,
    data = [],
    parts = [],
    ...options
  }: Omit<RouteOptions, 'access' | 'frame'> & { readonly path?: string },
): Route<Id> =>
  route(id, path, title, file, {
    isOfReturn: true,
    ...options,
    access: 'signed-in',
    frame: 'wizard',
    data: ['/api/tax-filings', '/api/documents', ...data],
    parts: [...parts, 'tax-return/wizard/OtherReturn', 'chat/StepAdvisor'],
  })

const content = <Id extends ContentId>(id: Id, title: Copy, file: string, ...parts: readonly PartName[]): Route<Id> =>
  route(id, `/${id}`, title, file, {
    parts,
    texts: id === 'tax-guide' ? [id, 'word-list'] : [id],
    data: id === 'tax-guide' ? ['/api/tax-filings'] : [],
  })

const search = 'guide/site-search/SiteSearch'

const accessibilityTitle = copy('Accessibility statement', 'Toegankelijkheids\u00ADverklaring')

const newsText = <Id extends string>(id: Id, path: string, title: Copy): Route<Id> =>
  route(id, path, title, 'news/NewsTextPage.tsx', { product: 'news', data: ['/api/news'] })

const documentsTitle = copy('Documents', 'Documenten')
const reviewTitle = copy('Review', 'Overzicht', 'nl')
const activityTitle = copy('What was done with your account', 'Wat er met uw account is gedaan')
const settingsTitle = copy('Settings', 'Instellingen')

/** The table of contents of the product: every page, who may see it, what it needs. Mirrored by nothing else. Spec 2 § 2.22. */
const table = [
  route('dashboard', '/', copy('Dashboard', 'Dashboard'), 'dashboard/DashboardPage.tsx', {
    data: ['/api/tax-filings', '/api/documents'],
    parts: ['dashboard/VisitorWelcome', 'lawful-result/Result', 'dashboard/OtherReturns', 'chat/AdvisorChat'],
  }),
  route('auth', '/auth', copy('Login or Register', 'Inloggen of registreren'), 'session/AuthPage.tsx', {
    parts: ['session/AuthForms'],
  }),
  route(
    'sign-in-step',
    '/auth/second-factor',
    copy('Confirm it is you', 'Bevestig dat u het bent'),
    'second-factor/SignInStepPage.tsx',
    { access: 'signing-in', data: ['/api/sign-in-step'], parts: ['second-factor/RecoveryCode'] },
  ),
  step('setup', copy('Setup', 'Gegevens'), 'tax-return/SetupPage.tsx', {
    data: [draftsPath('setup')],
    asksForBsn: true,
    parts: ['returns/StartFrom', 'tax-return/questions/HouseholdTold', takenOver],
  }),
  step('partner', copy('Partner', 'Partner'), 'tax-return/PartnerPage.tsx', {
    data: [draftsPath('partner')],
    asksForBsn: true,
    parts: ['tax-return/questions/PartnerAnswers', takenOver],
  }),
  step('documents', documentsTitle, 'tax-return/DocumentsPage.tsx', { parts: partsOfDocuments }),
  step('income', copy('Income', 'Inkomen'), 'tax-return/IncomePage.tsx', {
    data: [draftsPath('income')],
    waitsForReadings: true,
    parts: [...partsOfAmounts, 'tax-return/papers/Employers', 'documents/JointStatements'],
  }),
  step('deductions', copy('Deductions', 'Aftrekposten'), 'tax-return/DeductionsPage.tsx', {
    data: [draftsPath('deductions')],
    waitsForReadings: true,
    parts: partsOfAmounts,
  }),
  step('review', reviewTitle, 'tax-return/ReviewPage.tsx', {
    data: [unsavedStepsPath],
    waitsForReadings: true,
    parts: partsOfReview,
  }),
  step('submit', copy('Submit', 'Inzenden'), 'tax-return/SubmitPage.tsx', {
    data: [unsavedStepsPath],
    parts: ['lawful-result/Result', 'tax-return/submission/SubmitChecklist', 'tax-return/submission/SubmitSuccess'],
  }),
  step('my-documents', documentsTitle, 'tax-return/DocumentsPage.tsx', { path: '/documents', parts: partsOfDocuments }),
  step('previous-filings', copy('Your returns', 'Uw aangiften'), 'returns/PreviousFilingsPage.tsx', {
    path: '/previous-filings',
    isOfReturn: false,
    data: [unsavedStepsPath],
    waitsForReadings: true,
    parts: ['returns/ReturnList', ...partsOfReview],
  }),
  route('what-if', '/tax-filing/what-if', copy('What if?', 'Wat als?'), 'what-if/WhatIfPage.tsx', {
    access: 'signed-in',
    isOfReturn: true,
    data: ['/api/tax-filings', '/api/documents'],
    parts: ['what-if/WhatIf'],
  }),
  route('settings', '/settings', settingsTitle, 'settings/SettingsPage.tsx', {
    access: 'signed-in',
    parts: ['settings/SettingsTabs'],
  }),
  route('details', '/settings/details', copy('Your details', 'Uw persoonsgegevens'), 'settings/DetailsPage.tsx', {
    access: 'signed-in',
    parts: ['settings/Details'],
  }),
  route('activity', '/settings/activity', activityTitle, 'settings/ActivityPage.tsx', {
    access: 'signed-in',
    data: ['/api/user/activity'],
  }),
  route('profile', '/profile', settingsTitle, 'settings/SettingsPage.tsx', {
    access: 'signed-in',
    parts: ['settings/SettingsTabs'],
  }),
  route(
    'second-factor',
    '/settings/second-factor',
    copy('Passkeys', 'Passkeys'),
    'second-factor/SecondFactorPage.tsx',
    {
      access: 'signed-in',
      data: ['/api/second-factor'],
      parts: ['second-factor/Passkeys'],
    },
  ),
  route(
    'digid-dashboard',
    '/digid-dashboard',
    copy('DigiD dashboard (simulation)', 'DigiD-dashboard (simulatie)'),
    'digid/DigidDashboardPage.tsx',
    { access: 'signed-in', data: ['/api/tax-filings'] },
  ),
  route(
    'sample-documents',
    '/sample-documents',
    copy('Sample documents', 'Voorbeelddocumenten'),
    'documents/SampleDocumentsPage.tsx',
    { data: ['/api/sample-documents'] },
  ),
  route(
    'quick-tax-calculator',
    '/quick-tax-calculator',
    copy('Quick Tax Calculator', 'Snelle belastingberekening'),
    'calculator/CalculatorPage.tsx',
    { parts: ['calculator/Calculation'] },
  ),
  content(
    'tax-guide',
    copy('Dutch Tax Guide', 'Nederlandse belastinggids'),
    'guide/TaxGuidePage.tsx',
    search,
    'guide/YearFigures',
    'guide/GuideTabs',
  ),
  content(
    'faq',
    copy('Frequently Asked Questions', 'Veelgestelde vragen'),
    'guide/FaqPage.tsx',
    search,
    'guide/Questions',
  ),
  content('help', copy('Help Center', 'Hulp'), 'guide/HelpPage.tsx', search, 'guide/HelpTabs'),
  content('resources', copy('Tax Resources', 'Nuttige links'), 'guide/ResourcesPage.tsx'),
  content('about', copy('About', 'Over'), 'guide/AboutPage.tsx'),
  content('privacy', copy('Privacy', 'Privacy'), 'guide/PrivacyPage.tsx'),
  content('terms', copy('Terms', 'Voorwaarden'), 'guide/TermsPage.tsx'),
  content('contact', copy('Contact', 'Contact'), 'guide/ContactPage.tsx'),
  content('accessibility', accessibilityTitle, 'guide/AccessibilityPage.tsx'),
  route('menu', '/menu', copy('Menu', 'Menu'), 'menu/MenuPage.tsx'),
  route('style-guide', '/style-guide', copy('Style guide', 'Stijlgids'), 'style-guide/StyleGuidePage.tsx', {
    parts: ['style-guide/StyleGuideBody'],
  }),
  route('news', '/news', copy('AI news', 'AI-nieuws'), 'news/NewsPage.tsx', {
    data: ['/api/news'],
  }),
  newsText('news-contact', '/contact', copy('Contact', 'Contact')),
  newsText('news-privacy', '/privacy', copy('Privacy', 'Privacy')),
  newsText('news-terms', '/terms', copy('Terms', 'Voorwaarden')),
  newsText('news-accessibility', '/accessibility', accessibilityTitle),
  route('news-product', '/*', copy('AI Daily News', 'AI Daily News'), 'news/NewsProductPage.tsx', {
    product: 'news',
    data: ['/api/news'],
    parts: ['news/NewsProduct'],
  }),
]

/** What answers every path that is in no row above: status 404. */
export const notFoundRoute = route(
  'not-found',
  '/*',
  copy('Page not found', 'Pagina niet gevonden'),
  'not-found/NotFoundPage.tsx',
)

/** The `id` of a row, so that a page which is none does not compile. */
export type RouteId = (typeof table)[number]['id'] | typeof notFoundRoute.id

/** The rows of the table. */
export const routes: readonly Route[] = table

/** What a page of a route shows besides its module, to be loaded where no HTML of the server holds it. */
export const resourcesOf = ({ parts, texts: names }: Route): readonly Resource<unknown>[] => [
  ...parts.map(deferredPart),
  ...names.map((name) => texts[name]),
]

/**
 * The route of a path; the not-found route when there is none. Paths are matched exactly, a trailing slash aside. On localhost the
 * news product stands below `/news` (decisions, News), which is no part of its own paths.
 */
export function matchRoute(product: Product, path: string): Route {
  const below = product === 'news' ? path.replace(/^\/news(?=\/|$)/, '') : path
  const bare = below.replace(/\/+$/, '') || '/'
  const own = routes.filter((candidate) => candidate.product === product)
  return (
    own.find((candidate) => candidate.path === bare) ??
    own.find((candidate) => candidate.path === '/*') ??
    notFoundRoute
  )
}
