import type { PageRoute } from '../ssr/renderer.ts'

/** Who asks: nobody signed in; another signed-in person; the shared look-around citizen; whose it is; its owner after the session ended. */
export const visitors = ['anonymous', 'other', 'lookAround', 'owner', 'expired'] as const
export type Visitor = (typeof visitors)[number]

/** What the visitors are called in docs/access.md. */
export const visitorNames: Readonly<Record<Visitor, string>> = {
  anonymous: 'nobody signed in',
  other: 'another person',
  lookAround: 'look-around citizen',
  owner: 'its owner',
  expired: 'its owner, session ended',
}

/** The status each visitor gets for a right request, in the order of {@link visitors}. */
export type AccessRow = readonly [anonymous: number, other: number, lookAround: number, owner: number, expired: number]

const everyone = (status: number): AccessRow => [status, status, status, status, status]
/** Of signed-in people, each for themselves. */
const forOneself = (status: number): AccessRow => [401, status, status, status, 401]
/** The same, and refused to the look-around citizen because it writes or holds what is personal. */
const forOneselfAlone = (status: number): AccessRow => [401, status, 403, status, 401]
/** Of one owner: as if absent for others. */
const ofTheOwner = (status: number): AccessRow => [401, 404, 403, status, 401]

/**
 * Every call and posted form with what each visitor gets. A test walks it and fails for a registered route that is not
 * here: deciding who may use a route is part of adding one.
 */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  'GET /healthz': everyone(200),
  'GET /readyz': everyone(200),
  'GET /.well-known/security.txt': everyone(200),
  'GET /sitemap.xml': everyone(200),
  'GET /robots.txt': everyone(200),
  'GET /manifest.webmanifest': everyone(200),

  'GET /api/user': forOneself(200),
  'POST /api/login': everyone(200),
  'POST /api/register': everyone(201),
  'POST /api/logout': everyone(204),
  'POST /api/user/password': forOneselfAlone(204),
  'GET /api/user/export': forOneselfAlone(200),
  'DELETE /api/user': forOneselfAlone(204),
  'GET /api/user/activity': forOneselfAlone(200),
  'GET /api/second-factor': forOneselfAlone(200),
  'POST /api/second-factor/options': forOneselfAlone(200),
  'GET /api/sign-in-step': everyone(200),
  'GET /forgot-password': everyone(200),
  // Its form is empty here.
  'POST /forgot-password': everyone(422),
  // Whoever has the link may; these requests have none.
  'GET /reset-password': everyone(404),
  'POST /reset-password': everyone(404),
  'GET /confirm-email': everyone(404),
  // Who is not signed in is sent to where they are told to.
  'POST /confirm-email': [303, 404, 404, 404, 303],
  'GET /api/auth/digid/simulation': everyone(200),
  'POST /api/auth/digid/simulation': everyone(303),

  'GET /api/tax-filings': forOneself(200),
  // The payload names the owner: foreign for everyone else.
  'POST /api/tax-filings': [401, 403, 403, 201, 401],
  'PATCH /api/tax-filings/:id': ofTheOwner(200),
  'POST /api/tax-filings/:id/choose': ofTheOwner(200),
  'POST /api/tax-filings/:id/correction': ofTheOwner(201),
  'DELETE /api/tax-filings/:id': ofTheOwner(200),

  'GET /api/drafts': forOneself(200),
  'GET /api/drafts/:step': forOneself(200),
  // The payload names the owner: foreign for everyone else.
  'PUT /api/drafts/:step/:id': [401, 403, 403, 200, 401],
  'DELETE /api/drafts/:step/:id': ofTheOwner(204),

  'GET /api/documents': forOneself(200),
  'POST /api/documents/upload': forOneselfAlone(400),
  'PATCH /api/documents/:id': ofTheOwner(200),
  'DELETE /api/documents/all': forOneselfAlone(200),
  'DELETE /api/documents/:id': ofTheOwner(200),
  'GET /api/documents/:id/preview': [401, 404, 404, 200, 401],
  'POST /api/load-sample-documents': forOneselfAlone(200),
  'GET /api/sample-documents': everyone(200),
  'GET /api/sample-documents/:name': everyone(200),

  'GET /previous-filings/:id/return.pdf': [401, 404, 404, 200, 401],

  'GET /api/news': everyone(200),
  'POST /api/news/refresh': everyone(200),
  'GET /news-images/:id': everyone(404),

  'POST /auth': everyone(303),
  'POST /logout': everyone(303),
  // Who has an account keeps it.
  'POST /try': everyone(303),
  'POST /language': everyone(303),
  'POST /theme': everyone(303),
  'POST /quick-tax-calculator': everyone(200),
  'POST /news': everyone(303),
  'POST /settings': forOneselfAlone(303),
  'POST /profile': forOneselfAlone(303),
  'POST /settings/details': forOneselfAlone(303),
  // Without a passkey there are no codes to make; nobody has given a password before.
  'POST /settings/second-factor': [401, 404, 403, 404, 401],
  'POST /auth/second-factor': everyone(422),
  'POST /tax-filing/setup': forOneselfAlone(303),
  // Without a return of their own there is nothing to answer for.
  'POST /tax-filing/partner': [401, 422, 403, 303, 401],
  'POST /tax-filing/documents': [401, 422, 403, 303, 401],
  'POST /documents': [401, 422, 403, 303, 401],
  'POST /tax-filing/income': [401, 422, 403, 303, 401],
  'POST /tax-filing/deductions': [401, 422, 403, 303, 401],
  'POST /tax-filing/review': [401, 422, 403, 303, 401],
  'POST /previous-filings': ofTheOwner(303),
  'POST /tax-filing/what-if': [401, 422, 403, 303, 401],
  'POST /tax-filing/submit': [401, 422, 403, 303, 401],
}

/** The status each visitor gets for a page of the app's table of routes. */
export function accessToPage({ id, access }: Pick<PageRoute, 'id' | 'access'>): AccessRow {
  if (id === 'not-found') return everyone(404)
  // Who is signed in goes on to where they were going.
  if (id === 'auth') return [200, 302, 302, 302, 200]
  switch (access) {
    case 'public':
      return everyone(200)
    case 'signing-in':
      // None of these has just given a password that asks for more.
      return everyone(302)
    case 'signed-in':
      return forOneself(200)
  }
}
