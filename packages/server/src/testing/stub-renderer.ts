import type { PageRequest } from '@aangiftewijs/app/entry-server'
import { copy } from '@aangiftewijs/domain/language'
import type { PageRenderer, PageRoute } from '../ssr/renderer.ts'

const forEveryone = (id: PageRoute['id'], data: PageRoute['data'] = []): PageRoute => ({
  id,
  access: 'public',
  data: ['/api/user', ...data],
  waitsForReadings: false,
  asksForBsn: false,
})
const forSignedIn = (id: PageRoute['id'], data: PageRoute['data'] = ['/api/tax-filings']): PageRoute => ({
  id,
  access: 'signed-in',
  data: ['/api/user', ...data],
  waitsForReadings: false,
  asksForBsn: id === 'setup' || id === 'partner',
})

const steps = ['setup', 'partner', 'documents', 'income', 'deductions', 'what-if', 'review', 'submit'] as const

/** A few pages standing in for the app's, which needs a build. */
const pages: Readonly<Record<string, PageRoute>> = {
  '/': forEveryone('dashboard', ['/api/tax-filings']),
  '/auth': forEveryone('auth'),
  '/about': forEveryone('about'),
  '/news': forEveryone('news'),
  '/settings': forSignedIn('settings'),
  '/settings/details': forSignedIn('details'),
  '/settings/activity': { ...forSignedIn('activity'), data: ['/api/user', '/api/user/activity'] },
  '/profile': forSignedIn('profile'),
  '/documents': forSignedIn('my-documents'),
  '/previous-filings': forSignedIn('previous-filings'),
  '/settings/second-factor': forSignedIn('second-factor', ['/api/second-factor']),
  '/auth/second-factor': {
    ...forEveryone('sign-in-step', ['/api/sign-in-step']),
    access: 'signing-in',
  },
  '/digid-dashboard': forSignedIn('digid-dashboard'),
  ...Object.fromEntries(steps.map((step) => [`/tax-filing/${step}`, forSignedIn(step)])),
}

/** A path whose page cannot be rendered. */
export const brokenPath = '/broken'

const opening = '<!doctype html><script type="application/json">'
const closing = '</script>'

/** Renders a page as the request it was rendered from, to be read back with {@link requestIn}. */
export const stubRenderer: PageRenderer = {
  matchRoute: (product, path) =>
    product === 'news'
      ? { id: 'news-product', access: 'public', data: [], waitsForReadings: false, asksForBsn: false }
      : (pages[path] ?? forEveryone(path === brokenPath ? 'help' : 'not-found')),
  render: async (request) => {
    if (request.path === brokenPath && request.status !== 500) throw new Error('the page broke')
    return opening + JSON.stringify(request).replaceAll('<', '\\u003c') + closing
  },
  fonts: ['/assets/sans.woff2', '/assets/serif.woff2'],
  frameWords: {
    demonstration: copy('A demonstration', 'Een demonstratie'),
    demonstrationText: copy('Nothing is sent.', 'Er wordt niets verstuurd.'),
    sampleDocuments: copy('Samples', 'Voorbeelden'),
    newTab: copy('new tab', 'nieuw tabblad'),
    language: copy('Language', 'Taal'),
    languageMix: copy('Both', 'Allebei'),
    errorSummary: copy('There is a problem', 'Er is een probleem'),
    titleSuffix: copy('Dutch', 'Nederlands'),
    titleOfProblems: copy('Error: {title}', 'Fout: {title}'),
  },
  describeProblems: (problems) => problems.map(({ field, code }) => `${field}: ${code}`),
  siteFiles: (product, origin) => ({
    '/sitemap.xml': `${product} sitemap of ${origin}`,
    '/robots.txt': `${product} robots of ${origin}`,
    '/manifest.webmanifest': `{"name":"${product}"}`,
  }),
}

/** What a page of the stub was rendered from. */
export function requestIn(html: string): PageRequest {
  const request: PageRequest = JSON.parse(html.slice(opening.length, -closing.length))
  return request
}
