import type { User } from '@aangiftewijs/domain/session'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { returnOf } from '@aangiftewijs/domain/testing'
import type { PageRequest } from '../page-request.ts'
import type { PageData } from '../server-answers.ts'

/** A person for stories and tests. */
export const sanne: User = {
  id: 7,
  username: 'sanne',
  fullName: 'Sanne de Vries',
  email: 'sanne@example.com',
  bsn: '•••••0019',
  authMethod: 'local',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastLogin: '2026-11-20T18:30:00.000Z',
  chosenFilingId: null,
  language: null,
  theme: null,
}

/** A single return of 2024, just begun. */
export const begunFiling: TaxFiling = returnOf({
  id: 3,
  userId: sanne.id,
  createdAt: '2026-11-20T18:31:00.000Z',
  updatedAt: '2026-11-20T18:40:00.000Z',
})

/** The answers of a signed-in person with nothing yet. */
export const signedIn: PageData = {
  '/api/user': sanne,
  '/api/tax-filings': [],
  '/api/documents': [],
  '/api/drafts': [],
}

/** The answers of somebody with two passkeys. */
export const withPasskeys: PageData = {
  ...signedIn,
  '/api/second-factor': {
    passkeys: [
      { id: 1, name: 'My phone', createdAt: '2026-11-02T09:00:00.000Z', lastUsedAt: '2026-11-20T18:30:00.000Z' },
      { id: 2, name: 'Sleutelbos', createdAt: '2026-11-03T09:00:00.000Z', lastUsedAt: null },
    ],
    recoveryCodes: 8,
    areCodesKept: true,
  },
}

/** The answers of who gave a password that asks for a passkey. */
export const signingIn: PageData = {
  '/api/user': null,
  '/api/sign-in-step': { challenge: 'b3RoZXI', rpId: 'localhost', allowCredentials: [], userVerification: 'preferred' },
}

/** The answers of a visitor. */
export const visitor: PageData = { '/api/user': null }

/** A page request for stories and tests; a signed-in person on the dashboard unless told otherwise. */
export const pageRequest = (changes: Partial<PageRequest> = {}): PageRequest => ({
  product: 'tax',
  path: '/',
  search: '',
  language: 'mix',
  theme: 'system',
  now: '2026-11-21T10:00:00.000Z',
  origin: 'http://localhost:3000',
  isArrival: false,
  hasSignedInHere: true,
  data: signedIn,
  form: null,
  flash: null,
  ended: null,
  status: 200,
  ...changes,
})

/** As signed in, with the return of 2024 at the documents step. */
export const withFiling: PageData = { ...signedIn, '/api/tax-filings': [begunFiling] }

/** The answers of someone who signed in with the simulated DigiD. */
export const digidCitizen: PageData = { ...signedIn, '/api/user': { ...sanne, authMethod: 'digid' } }

/** The answers of the shared look-around citizen. */
export const lookingAround: PageData = { '/api/user': { ...sanne, id: 999, authMethod: 'digid' } }
