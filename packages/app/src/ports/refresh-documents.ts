import type { QueryClient } from './queries.ts'

/** Fetches the documents again; when they are others by now the returns, too: what was saved as its documents said it follows them. */
export async function refreshDocuments({ get, refresh }: Pick<QueryClient, 'get' | 'refresh'>): Promise<void> {
  const listed = () => JSON.stringify(get('/api/documents'))
  const before = listed()
  await refresh('/api/documents')
  if (listed() !== before && get('/api/tax-filings') !== undefined) await refresh('/api/tax-filings')
}
