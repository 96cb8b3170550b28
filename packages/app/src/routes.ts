import { type Copy, copy } from '@aangiftewijs/domain/language'
import { draftsPath, isDraftStep, unsavedStepsPath } from '@aangiftewijs/domain/tax-return'
import type { ComponentType } from 'react'
import { deferredPart, type PartName } from './deferred/parts.ts'
import type { Resource } from './deferred/resource.ts'
import { type ContentId, type TextName, texts } from './features/guide/contents.ts'
import type { Product } from './page-request.ts'
import type { DataNeed } from './server-answers.ts'

/**
 * Who may see a page: everyone; only signed-in people (others get the gate: 401 and a move to /auth); or only who has given the password
 * and is asked for more (others are sent to /auth).
 */
export type Access = 'public' | 'signed-in' | 'signing-in'

export interface PageModule {
  readonly Page: ComponentType
}

export interface Route {
  /** Tells pages apart: the server, the menus and the title in the head ask for a page by it. */
  readonly id: string
  readonly path: string
  readonly product: Product
  readonly access: Access
  readonly title: Copy
  readonly data: readonly DataNeed[]
  /** `wizard` pages stand in the wizard's frame (tracker and tally) inside the shell. */
  readonly frame: 'shell' | 'wizard'
  /** Whether the figures of documents fill the page: the server's waits a little for those that are being read, with script it follows them. */
  readonly waitsForReadings: boolean
  /** Whether its forms ask for BSNs: only there do the returns in the page carry them whole (ADR 15). */
  readonly asksForBsn: boolean
  /** The page's module under `features/`; also how the build's manifest knows its chunk. */
  readonly file: string
  readonly load: () => Promise<PageModule>
  /** The parts of the page whose script comes after it. */
  readonly parts: readonly PartName[]
  /** The long texts that its HTML holds. */
  readonly texts: readonly TextName[]
}

/** Every page is a chunk of its own, loaded when its route is opened. */
const pages = import.meta.glob<PageModule>('./features/*/*Page.tsx')

const loadPage = (file: string) => (): Promise<PageModule> => {
  const load = pages[`./features/${file}`]
  return load === undefined ? Promise.reject(new Error(`There is no page features/${file}`)) : load()
}

type Options = Partial<Omit<Route, 'id' | 'path' | 'title' | 'file' | 'load'>>

const route = (id: string, path: string, title: Copy, file: string, options: Options = {}): Route => ({
  id,
  path,
  title,
  file,
  load: loadPage(file),
  product: 'tax',
  access: 'public',
  frame: 'shell',
  waitsForReadings: false,
  asksForBsn: false,
  parts: [],
  texts: [],
  ...options,
  // The shell shows who is signed in, so every page of the tax product needs the user.
  data: [...(options.product === 'news' ? [] : (['/api/user'] as const)), ...(options.data ?? [])],
})

const filledFromDocuments: readonly string[] = ['income', 'deductions', 'review', 'previous-filings']
const askingForBsn: readonly string[] = ['setup', 'partner']

const sayingWhatIsUnsaved: readonly string[] = ['review', 'previous-filings', 'submit']

/** What a page has to know of what was typed and is not saved. */
function draftsAt(id: string): readonly DataNeed[] {
  if (isDraftStep(id)) return [draftsPath(id)]
  return sayingWhatIsUnsaved.includes(id) ? [unsavedStepsPath] : []
}

const partsOfReview: readonly PartName[] = [
  'lawful-result/Result',
  'tax-return/Overview',
  'tax-return/Employers',
  'tax-return/DemonstrationOverview',
  'tax-return/TipsPanel',
]

/** Of a form that may begin with answers of another return. */
const takenOver: PartName = 'returns/TakenOver'

const partsOfAmounts: readonly PartName[] = [
  'tax-return/AlsoCount',
  'tax-return/AlsoFirst',
  'tax-return/NotCounted',
  'lawful-result/Result',
  takenOver,
]

const partsOfStep: Readonly<Record<string, readonly PartName[]>> = {
  'tax-return/DocumentsPage.tsx': ['documents/Documents', 'lawful-result/Result'],
  'tax-return/SetupPage.tsx': ['returns/StartFrom', takenOver],
  'tax-return/PartnerPage.tsx': ['tax-return/PartnerAnswers', takenOver],
  'tax-return/IncomePage.tsx': [...partsOfAmounts, 'tax-return/Employers', 'documents/JointStatements'],
  'tax-return/DeductionsPage.tsx': partsOfAmounts,
  'tax-return/ReviewPage.tsx': partsOfReview,
  'returns/PreviousFilingsPage.tsx': ['returns/ReturnList', ...partsOfReview],
  'tax-return/SubmitPage.tsx': ['lawful-result/Result', 'tax-return/SubmitChecklist', 'tax-return/SubmitSuccess'],
}

const step = (id: string, title: Copy, file: string, path = `/tax-filing/${id}`): Route =>
  route(id, path, title, file, {
    access: 'signed-in',
    frame: 'wizard',
    data: ['/api/tax-filings', '/api/documents', ...draftsAt(id)],
    waitsForReadings: filledFromDocuments.includes(id),
    asksForBsn: askingForBsn.includes(id),
    parts: [...(partsOfStep[file] ?? []), 'chat/StepAdvisor'],
  })

const content = (id: ContentId, title: Copy, file: string, ...parts: readonly PartName[]): Route =>
  route(id, `/${id}`, title, file, {
    parts,
    texts: id === 'tax-guide' ? [id, 'word-list'] : [id],
    data: id === 'tax-guide' ? ['/api/tax-filings'] : [],
  })

const search = 'guide/site-search/SiteSearch'

const accessibilityTitle = copy('Accessibility statement', 'Toegankelijkheids\u00ADverklaring')

const newsText = (id: string, path: string, title: Copy): Route =>
  route(id, path, title, 'news/NewsTextPage.tsx', { product: 'news', data: ['/api/news'] })

const documentsTitle = copy('Documents', 'Documenten')
const reviewTitle = copy('Review', 'Overzicht', 'nl')
const activityTitle = copy('What was done with your account', 'Wat er met uw account is gedaan')
const settingsTitle = copy('Settings', 'Instellingen')

/** The table of contents of the product: every page, who may see it, what it needs. Mirrored by nothing else. Spec 2 § 2.22. */
export const routes: readonly Route[] = [
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
  step('setup', copy('Setup', 'Gegevens'), 'tax-return/SetupPage.tsx'),
  step('partner', copy('Partner', 'Partner'), 'tax-return/PartnerPage.tsx'),
  step('documents', documentsTitle, 'tax-return/DocumentsPage.tsx'),
  step('income', copy('Income', 'Inkomen'), 'tax-return/IncomePage.tsx'),
  step('deductions', copy('Deductions', 'Aftrekposten'), 'tax-return/DeductionsPage.tsx'),
  step('review', reviewTitle, 'tax-return/ReviewPage.tsx'),
  step('submit', copy('Submit', 'Inzenden'), 'tax-return/SubmitPage.tsx'),
  step('my-documents', documentsTitle, 'tax-return/DocumentsPage.tsx', '/documents'),
  step(
    'previous-filings',
    copy('Your returns', 'Uw aangiften'),
    'returns/PreviousFilingsPage.tsx',
    '/previous-filings',
  ),
  route('what-if', '/tax-filing/what-if', copy('What if', 'Wat als'), 'what-if/WhatIfPage.tsx', {
    access: 'signed-in',
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
export const notFoundRoute: Route = route(
  'not-found',
  '/*',
  copy('Page not found', 'Pagina niet gevonden'),
  'not-found/NotFoundPage.tsx',
)

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
