import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { TestBrowser } from '../../../testing/browser.ts'

/** Says something of a document; the document as it is then, null where that is refused. */
export async function change(person: TestBrowser, id: number, body: unknown) {
  const { status, text } = await person.call('PATCH', `/api/documents/${id}`, body)
  return { status, document: status === 200 ? (JSON.parse(text) as TaxDocument) : null }
}

/** Of income statements the wage, of other documents nothing. */
export const wages = (documents: readonly TaxDocument[]) =>
  documents.map(({ extractedData }) => (extractedData?.kind === 'income_statement' ? extractedData.salary : null))

/** Begins a return of a year, of the person with the test BSN. */
export async function startReturn(person: TestBrowser, userId: number, year: number): Promise<TaxFiling> {
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const body = { userId, year, currentStep: 'documents', setupData }
  return JSON.parse((await person.call('POST', '/api/tax-filings', body)).text)
}
