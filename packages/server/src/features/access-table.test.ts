import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBsn } from '@aangiftewijs/domain/bsn'
import { sessionLimits } from '@aangiftewijs/domain/session'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { goodPassword, registrationOf, type TestBrowser } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { isOnPostgres } from '../testing/test-database.ts'
import { type AccessRow, accessTable, type Visitor, visitors } from './access-table.ts'
import { storeBytes } from './documents/document-bytes.ts'
import { features } from './index.ts'

/** A right request of a row: what its owner would send. */
interface Recipe {
  readonly path?: (things: Things) => string
  readonly body?: (things: Things) => unknown
  /** Posted as a page form. */
  readonly fields?: (things: Things) => Record<string, string>
}

/** What the owner has. */
interface Things {
  readonly ownerId: number
  readonly ownerName: string
  readonly filingId: number
  /** Of another year. */
  readonly submittedId: number
  readonly documentId: number
  readonly draftId: string
  readonly visitor: Visitor
}

const passwords = { currentPassword: goodPassword, newPassword: 'quite another phrase' }
const changing = () => ({ ...passwords, confirmPassword: passwords.newPassword })
const draftBody = { revision: 1, replaces: null, fields: { salary: '1' }, base: {} }
const none = () => ({})
const answered = {
  partner: () => ({ fullName: 'Kim Jansen', bsn: testBsn }),
  income: () => ({ salary: '50.000,00', otherIncome: '', taxWithheld: '12.000' }),
  deductions: () => ({ mortgageInterest: '5000' }),
}

/** Only what a row cannot say itself; a row without a recipe is requested as it stands. */
const recipes: Readonly<Record<string, Recipe>> = {
  'POST /api/login': { body: ({ ownerName }) => ({ username: ownerName, password: goodPassword }) },
  'POST /api/register': { body: ({ visitor }) => registrationOf(`new-${visitor}`) },
  'POST /api/user/password': { body: () => passwords },
  'DELETE /api/user': { body: () => ({ password: goodPassword }) },
  'POST /api/second-factor/options': { body: () => ({ password: goodPassword }) },
  'POST /settings/details': {
    fields: ({ visitor }) => ({ fullName: 'Sam', username: `as-${visitor}`, bsn: '', password: goodPassword }),
  },
  'POST /settings/second-factor': { fields: () => ({ intent: 'new-codes', password: goodPassword }) },
  'POST /auth/second-factor': { fields: () => ({ recoveryCode: '0000-0000-0000-0000' }) },
  'POST /api/auth/digid/simulation': { fields: () => ({ citizen: 'sanne' }) },
  'POST /api/tax-filings': { body: ({ ownerId }) => ({ userId: ownerId, year: 2025, currentStep: 'documents' }) },
  'PATCH /api/tax-filings/:id': {
    path: ({ filingId }) => `/api/tax-filings/${filingId}`,
    body: () => ({ year: 2022 }),
  },
  'POST /api/tax-filings/:id/choose': { path: ({ filingId }) => `/api/tax-filings/${filingId}/choose` },
  'POST /api/tax-filings/:id/correction': { path: ({ submittedId }) => `/api/tax-filings/${submittedId}/correction` },
  'DELETE /api/tax-filings/:id': { path: ({ filingId }) => `/api/tax-filings/${filingId}` },
  'GET /api/drafts/:step': { path: () => '/api/drafts/income' },
  'PUT /api/drafts/:step/:id': {
    path: ({ draftId }) => `/api/drafts/income/${draftId}`,
    body: ({ filingId, ownerId }) => ({ ...draftBody, userId: ownerId, taxFilingId: filingId, revision: 2 }),
  },
  'DELETE /api/drafts/:step/:id': { path: ({ draftId }) => `/api/drafts/income/${draftId}` },
  'PATCH /api/documents/:id': {
    path: ({ documentId }) => `/api/documents/${documentId}`,
    body: () => ({ verdict: 'mine' }),
  },
  'DELETE /api/documents/:id': { path: ({ documentId }) => `/api/documents/${documentId}` },
  'GET /api/documents/:id/preview': { path: ({ documentId }) => `/api/documents/${documentId}/preview` },
  'GET /api/sample-documents/:name': { path: () => '/api/sample-documents/sample-name' },
  'GET /news-images/:id': { path: () => '/news-images/1' },
  'POST /auth': { fields: ({ ownerName }) => ({ form: 'login', username: ownerName, password: goodPassword }) },
  'POST /logout': { fields: none },
  'POST /language': { fields: () => ({ language: 'nl' }) },
  'POST /theme': { fields: () => ({ theme: 'dark' }) },
  'POST /quick-tax-calculator': { fields: () => ({ salary: '50000' }) },
  'POST /news': { fields: none },
  'POST /settings': { fields: changing },
  'POST /profile': { fields: changing },
  'POST /tax-filing/setup': { fields: () => ({ year: '2024', taxIdentifier: '123', acceptTerms: 'on' }) },
  'POST /tax-filing/partner': { fields: answered.partner },
  'POST /tax-filing/documents': { fields: () => ({ intent: 'continue' }) },
  'POST /documents': { fields: () => ({ intent: 'continue' }) },
  'POST /tax-filing/income': { fields: answered.income },
  'POST /tax-filing/deductions': { fields: answered.deductions },
  'POST /tax-filing/review': { fields: none },
  'POST /previous-filings': { fields: ({ filingId }) => ({ intent: 'open', filingId: String(filingId) }) },
  'GET /previous-filings/:id/return.pdf': { path: ({ filingId }) => `/previous-filings/${filingId}/return.pdf` },
  'POST /tax-filing/what-if': { fields: () => ({ intent: 'undo' }) },
  'POST /tax-filing/submit': { fields: () => ({ confirmation: 'on' }) },
}

let server: TestServer
let people: People

/** Who is signed in. */
interface Person {
  readonly cookies: ReadonlyMap<string, string>
}
interface Owner extends Person {
  readonly things: Omit<Things, 'visitor'>
}
interface People {
  readonly owner: Owner
  /** Another one, whose things the owner's own request cannot have removed. */
  readonly expired: Owner
  readonly other: Person
}

/** The same in every server, so that who is signed in to one is to its copies. */
const environment = { SESSION_SECRET: 'secret of these tests, no secret at all', DATA_KEY: '5e'.repeat(32) }

async function registerPeople(): Promise<People> {
  const other = server.browser()
  await other.register('other-one')
  return { owner: await ownerWithThings('owner-1'), expired: await ownerWithThings('owner-2'), other }
}

/** What every row begins with: to make the people anew for each took most of the time. */
let prepared: { readonly people: People; readonly file: string } | undefined
beforeAll(async () => {
  // Postgres copies its own template alone.
  if (isOnPostgres()) return
  const folder = mkdtempSync(join(tmpdir(), 'access-'))
  server = await startServer({ environment })
  const file = join(folder, 'people.sqlite')
  const registered = await registerPeople()
  await server.dependencies.database.sequelize.query(`VACUUM INTO '${file}'`)
  await server.stop()
  prepared = { people: registered, file }
  return () => rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  if (prepared) vi.stubEnv('TEST_SQLITE_TEMPLATE', prepared.file)
  server = await startServer({ environment })
  vi.unstubAllEnvs()
  people = prepared?.people ?? (await registerPeople())
  for (const { things } of [people.owner, people.expired])
    await storeBytes(server.dependencies, pathOf(things.ownerName), Buffer.from('%PDF-1.4'))
})
afterEach(() => server.stop())

/** A browser in which somebody is signed in. */
function browserOf({ cookies }: Person): TestBrowser {
  const browser = server.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const pathOf = (ownerName: string) => `${ownerName}-document`

/** An owner with a joint return answered up to review and one document, whose bytes each server stores. */
async function ownerWithThings(ownerName: string): Promise<Owner> {
  const browser = server.browser()
  const { id: ownerId } = await browser.register(ownerName)
  const submitted = await browser.call('POST', '/api/tax-filings', {
    userId: ownerId,
    year: 2023,
    currentStep: 'documents',
  })
  const submittedId: number = JSON.parse(submitted.text).id
  await browser.call('PATCH', `/api/tax-filings/${submittedId}`, {
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 },
    deductionsData: {},
    completed: true,
  })
  const filing = await browser.call('POST', '/api/tax-filings', {
    userId: ownerId,
    year: 2024,
    currentStep: 'partner',
    isJointFiling: true,
  })
  const filingId: number = JSON.parse(filing.text).id
  await browser.call('PATCH', `/api/tax-filings/${filingId}`, {
    partnerData: answered.partner(),
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 },
    deductionsData: {},
    currentStep: 'review',
  })
  const draftId = String(ownerId).padStart(32, '0')
  await browser.call('PUT', `/api/drafts/income/${draftId}`, { ...draftBody, userId: ownerId, taxFilingId: filingId })
  const documentId = await giveDocument(ownerId, pathOf(ownerName))
  return { cookies: browser.cookies, things: { ownerId, ownerName, filingId, submittedId, draftId, documentId } }
}

async function giveDocument(userId: number, path: string): Promise<number> {
  const { dependencies } = server
  const row = await dependencies.database.write((transaction) =>
    dependencies.database.models.documents.create(
      {
        userId,
        path,
        type: 'other',
        filename: 'a.pdf',
        filesize: 8,
        uploadedAt: dependencies.clock.now(),
        extractedData: null,
        status: 'unread',
        sha256: '0'.repeat(64),
        mime: 'application/pdf',
      },
      { transaction },
    ),
  )
  return row.id
}

async function arrive(visitor: Visitor): Promise<TestBrowser> {
  switch (visitor) {
    case 'anonymous':
      return server.browser()
    case 'other':
    case 'owner':
      return browserOf(people[visitor])
    case 'expired':
      server.clock.advance(sessionLimits.idle)
      return browserOf(people.expired)
    case 'lookAround': {
      const browser = server.browser()
      await browser.post('/api/auth/digid/simulation', { citizen: 'look-around' })
      return browser
    }
  }
}

function request(browser: TestBrowser, row: string, things: Things) {
  const [method = '', place = ''] = row.split(' ')
  const { path, body, fields } = recipes[row] ?? {}
  const address = path?.(things) ?? place
  if (fields) return browser.post(address, fields(things))
  return method === 'GET' ? browser.get(address) : browser.call(method, address, body?.(things))
}

const registered = features.flatMap((feature) => [
  ...feature.routes.map(({ method, path }) => `${method} ${path}`),
  ...feature.forms.map(({ path }) => `POST ${path}`),
])

test('every registered route has a row, and every row a route', () => {
  expect(Object.keys(accessTable).sort(), 'features/access-table.ts says what each visitor gets of each route').toEqual(
    [...registered].sort(),
  )
})

/** Named by what the samples are called; the rest of the table needs no knowledge of them. */
async function nameOfSample(): Promise<string> {
  const samples: { name: string }[] = JSON.parse((await server.browser().get('/api/sample-documents')).text)
  return samples[0]?.name ?? 'none'
}

const rows: readonly (readonly [string, AccessRow])[] = Object.entries(accessTable)
test.each(rows)('%s answers each visitor as the table says', async (row, statuses) => {
  const answers: number[] = []
  for (const visitor of visitors) {
    const { things } = visitor === 'expired' ? people.expired : people.owner
    const browser = await arrive(visitor)
    const named = row.endsWith(':name') ? `GET /api/sample-documents/${await nameOfSample()}` : row
    answers.push((await request(browser, named, { ...things, visitor })).status)
  }
  expect(answers).toEqual(statuses)
})
