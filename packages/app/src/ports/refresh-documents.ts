import type { QueryClient } from './queries.ts'

/** Fetches the documents again; when they are others by now a return with saved answers, too, which follow what they were read from. */
export async function refreshDocuments({ get, refresh }: Pick<QueryClient, 'get' | 'refresh'>): Promise<void> {
  const before = get('/api/documents')
  await refresh('/api/documents')
  const filings = get('/api/tax-filings') ?? []
  const isSaved = filings.some(({ incomeData, deductionsData }) => incomeData ?? deductionsData)
  if (isSaved && JSON.stringify(before) !== JSON.stringify(get('/api/documents'))) await refresh('/api/tax-filings')
}
