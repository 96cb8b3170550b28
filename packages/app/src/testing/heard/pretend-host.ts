import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { PageData } from '../../server-answers.ts'
import { bakeryStatement } from '../filing-fixtures.ts'
import { begunFiling, sanne } from '../fixtures.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** The one password that is right. */
export const rightPassword = 'goed geheim'

/** Answers the calls of one person as the server would, in memory. */
export function createPretendHost(data: PageData): typeof fetch {
  let filings = (data['/api/tax-filings'] ?? []) as readonly TaxFiling[]
  let documents = (data['/api/documents'] ?? []) as readonly TaxDocument[]

  const answers: Readonly<Record<string, (body: unknown, path: string) => Response>> = {
    'POST /api/login': (body) =>
      Object(body).password === rightPassword
        ? json(sanne)
        : new Response('Invalid username or password', { status: 401 }),
    'GET /api/tax-filings': () => json(filings),
    'POST /api/tax-filings': (body) => {
      const { setupData, ...rest } = Object(body)
      // Nobody types a number that the account knows.
      filings = [{ ...begunFiling, ...rest, setupData: { taxIdentifier: sanne.bsn, ...setupData } }]
      return json(filings[0], 201)
    },
    'PATCH /api/tax-filings': (body) => {
      filings = filings.map((one) => ({ ...one, ...Object(body), version: one.version + 1 }))
      return json(filings[0])
    },
    'GET /api/documents': () => {
      const answer = json(documents)
      // Read by the next time it is asked.
      documents = documents.map((one) => ({ ...bakeryStatement, id: one.id, taxFilingId: one.taxFilingId }))
      return answer
    },
    'POST /api/documents/upload': () => {
      const scanning = {
        ...bakeryStatement,
        taxFilingId: begunFiling.id,
        status: 'scanning',
        extractedData: null,
      } as const
      documents = [scanning]
      return json({ id: scanning.id, status: scanning.status, isPasswordProtected: false, extractedData: null }, 201)
    },
    'PUT /api/drafts': (body, path) =>
      json({
        id: path.split('/').at(-1),
        taxFilingId: begunFiling.id,
        fields: {},
        base: {},
        savedAt: new Date().toISOString(),
        ...Object(body),
      }),
    'GET /api/drafts': () => json([]),
  }

  return async (input, init) => {
    const path = String(input)
    const name = Object.keys(answers)
      .filter((call) => `${init?.method ?? 'GET'} ${path}`.startsWith(call))
      .at(-1)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    return (name === undefined ? undefined : answers[name]?.(body, path)) ?? new Response('', { status: 404 })
  }
}
